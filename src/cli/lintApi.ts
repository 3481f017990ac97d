import {guideNames} from '../guides/order';
import {readDescription} from '../lint/description';
import {readDocuments} from '../lint/documents';
import {foreignNames} from '../lint/foreignNames';
import {lintDescription} from '../lint/lint';
import {checkOrder} from '../lint/rules/guides/order';
import {readShapes, wellFormedWorkflows} from '../lint/rules/shapes';
import {redoclyProblems} from '../lint/redocly';
import {readStories, type Stories} from '../lint/stories';
import {docsFolder} from '../generate/paths';
import {locales, type Locale} from '../site';
import {allMessages, readCatalogues} from '../translations/api/catalogues';
import {readSource} from '../files/sourceFile';
import {main} from './main';

/** The documents of the guides in a language. */
function storiesIn(locale: Locale): Stories {
  const messages = allMessages(readCatalogues('.', locale));
  return readStories(
    `${docsFolder(locale)}/guides`,
    (title) => messages[title]?.message ?? title,
  );
}

/**
 * `npm run lint:api`: checks the words and examples of the API description,
 * the guides, and the words of the documents.
 * Ends with exit code 1 when a rule is broken, and names file and line.
 */
main(async () => {
  const description = readDescription();
  const shapes = readShapes();
  const {problems, texts, examples} = lintDescription(
    description,
    readSource('openapi/glossary.yaml'),
    foreignNames,
    shapes,
    readDocuments(),
    (Object.keys(locales) as Locale[])
      .map(storiesIn)
      // A language whose guides nobody has begun to translate shows the English.
      .filter(({stories}, index) => index === 0 || stories.length > 0),
  );
  problems.push(
    ...checkOrder(description.workflows, guideNames),
    ...(await redoclyProblems('.', wellFormedWorkflows(description, shapes))),
  );
  for (const {file, line, message} of problems) {
    console.error(`${file}:${line}: ${message}`);
  }
  if (problems.length > 0) {
    console.error(`${problems.length} problems.`);
    process.exitCode = 1;
  } else {
    console.log(`${texts} texts and ${examples} examples are well.`);
  }
});
