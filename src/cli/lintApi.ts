import {readDescription} from '../lint/description';
import {readDocuments} from '../lint/documents';
import {foreignNames} from '../lint/foreignNames';
import {lintDescription} from '../lint/lint';
import {readShapes} from '../lint/rules/shapes';
import {readSource} from '../files/sourceFile';
import {main} from './main';

/**
 * `npm run lint:api`: checks the words and examples of the API description,
 * and the words of the documents.
 * Ends with exit code 1 when a rule is broken, and names file and line.
 */
main(() => {
  const {problems, texts, examples} = lintDescription(
    readDescription(),
    readSource('openapi/glossary.yaml'),
    foreignNames,
    readShapes(),
    readDocuments(),
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
