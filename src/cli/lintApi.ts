import {docsFolder} from '../generate/paths';
import {guideNames} from '../guides/order';
import type {GuideFolder} from '../lint/guidePages';
import {lintSite} from '../lint/lint';
import {defaultLocale, locales, type Locale} from '../site';
import {allMessages, readCatalogues} from '../translations/api/catalogues';
import {main} from './main';

/** The documents of the guides in a language. */
function guidesIn(locale: Locale): GuideFolder {
  const messages = allMessages(readCatalogues('.', locale));
  return {
    folder: `${docsFolder(locale)}/guides`,
    mayBeEmpty: locale !== defaultLocale,
    titleIn: (title) => messages[title]?.message ?? title,
  };
}

/**
 * `npm run lint:api`: checks the structure, words, names and examples of the
 * API description, the guides, and the words of the documents.
 * Ends with exit code 1 when a rule is broken, and names file and line.
 */
main(async () => {
  const {problems, texts, examples} = await lintSite(process.cwd(), {
    order: guideNames,
    folders: (Object.keys(locales) as Locale[]).map(guidesIn),
  });
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
