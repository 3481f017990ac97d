import {getDocsFolder} from '../generate/paths';
import {guideNames} from '../guides/order';
import {lintSite} from '../lint/lint';
import {defaultLocale} from '../site';
import {main} from './main';
import {reportProblems} from './reportProblems';

/**
 * `npm run lint:api`: checks the structure, wording, names, and examples of the
 * API description and the guides, and the wording of documents. Exits with code
 * 1 and reports file and line if there are problems.
 */
main(async () => {
  const problems = await lintSite(process.cwd(), {
    order: guideNames,
    folder: `${getDocsFolder(defaultLocale)}/guides`,
  });
  if (reportProblems(problems)) return;
  console.log('The description and the guides are valid.');
});
