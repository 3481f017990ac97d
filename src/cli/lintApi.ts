import {getDocsFolder} from '../generate/paths';
import {guideNames} from '../guides/order';
import {lintSite} from '../lint/lint';
import {defaultLocale, locales, type Locale} from '../site';
import {main} from './main';

/**
 * `npm run lint:api`: checks the structure, words, names and examples of the
 * API description, the guides, and the words of the documents.
 * Ends with exit code 1 when a rule is broken, and names file and line.
 */
main(async () => {
  const {problems, texts, examples} = await lintSite(process.cwd(), {
    order: guideNames,
    folders: (Object.keys(locales) as Locale[]).map((locale) => ({
      folder: `${getDocsFolder(locale)}/guides`,
      mayBeEmpty: locale !== defaultLocale,
    })),
  });
  for (const {file, line, message} of problems) {
    console.error(`${file}:${line}: ${message}`);
  }
  if (problems.length > 0) {
    console.error(`Problems: ${problems.length}.`);
    process.exitCode = 1;
  } else {
    console.log(`${texts} texts and ${examples} examples are valid.`);
  }
});
