import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {rules} from './rules';

const validator = new HtmlValidate(new StaticConfigLoader(rules));

/** What is wrong with a page: file, place, rule and message, a line for each. */
export async function validateHtml(
  html: string,
  file: string,
): Promise<string[]> {
  const {results} = await validator.validateString(html, file);
  return results.flatMap(({messages}) =>
    messages.map(
      ({line, column, ruleId, message, selector}) =>
        `${file}:${line}:${column} ${ruleId}: ${message} (${selector})`,
    ),
  );
}
