import {countFoldedLines} from '../../api/foldedLines';
import type {NamedExample, Operation} from '../../api/model';
import type {CodeBlock, ExampleData, SamplesData} from '../../api/pageData';
import {getLine} from '../../api/richText';
import {createSamples} from '../../api/samples';
import {createSampleCall} from '../../api/samples/call';
import type {PageContext} from './context';

export const getFoldedBlock = (
  code: string,
  language: string,
  {highlight}: PageContext,
  mostLines?: number,
): ReturnType<PageContext['highlight']> & Pick<CodeBlock, 'lines'> => {
  const lines = countFoldedLines(code, mostLines);
  return {...highlight(code, language), ...(lines && {lines})};
};

/**
 * Pairs each request with the responses of the same name. The first request is
 * shown by the code samples, together with responses that have no request.
 */
function getExamples(
  {request, response}: Operation,
  context: PageContext,
): ExampleData[] {
  const [first, ...others] = request.examples;
  const otherNames = others.map(({name}) => name);
  const show = (
    side: ExampleData['side'],
    {summary, value}: NamedExample,
  ): ExampleData => ({
    side,
    summary: getLine(summary ?? ''),
    code: getFoldedBlock(JSON.stringify(value, null, 2), 'json', context),
  });
  const responses = (isShown: (name: string) => boolean): ExampleData[] =>
    response.examples
      .filter(({name}) => isShown(name))
      .map((one) => show('response', one));
  return [
    ...responses((name) => name === first?.name || !otherNames.includes(name)),
    ...others.flatMap((example) => [
      show('request', example),
      ...responses((name) => name === example.name),
    ]),
  ];
}

/** A line of code that begins with a name and a colon. */
const namedLine = /^(\s*)["']?(\w+)["']?:/;

/**
 * Marks the lines of request fields in a sample with the field's index, so that
 * they light up together with the descriptions (`css/lit.css`).
 *
 * @param html highlighted code, in which no element spans two lines
 */
function markFields(html: string, fields: string[]): string {
  const lines = html.split('\n').map((line) => {
    const [, indent = '', name = ''] =
      namedLine.exec(line.replace(/<[^>]+>/g, '')) ?? [];
    return {line, depth: indent.length, name};
  });
  const named = lines.filter(({name}) => fields.includes(name));
  const least = Math.min(...named.map(({depth}) => depth));
  return lines
    .map(({line, depth, name}) =>
      depth === least && fields.includes(name)
        ? `<span data-field=${fields.indexOf(name)}>${line}</span>`
        : line,
    )
    .join('\n');
}

/** On narrow screens, more lines are folded. */
const samplesShown = 5;

/** @param fieldNames of the request, in the order of the page */
export function getSamplesData(
  operation: Operation,
  fieldNames: string[],
  context: PageContext,
): SamplesData {
  const [first] = operation.request.examples;
  return {
    summary: getLine(first?.summary ?? ''),
    languages: createSamples(createSampleCall(operation)).map(
      ({id, label, language, code}) => {
        const block = getFoldedBlock(code, language, context, samplesShown);
        const html = markFields(block.html, fieldNames);
        return {id, label, code: {...block, html}};
      },
    ),
    examples: getExamples(operation, context),
  };
}
