import {loadReference} from '../reference/loadReference';
import type {Locale} from '../site';
import {drawDiagrams} from './drawDiagrams';
import {main} from './main';
import {writeDescription} from './writeDescription';
import {writeOperations} from './writeOperations';
import {writePages} from './writePages';

/** The part of `npm run api` that each locale has for itself. */
main(async () => {
  const siteDir = process.cwd();
  const locale = process.argv[2] as Locale;
  writeDescription(siteDir, locale);
  writeOperations(siteDir, locale);
  const reference = loadReference(siteDir, locale);
  await drawDiagrams(reference, locale);
  const {operations, schemas, services} = reference;
  const pages = 1 + services.length + operations.size + schemas.size;
  await writePages(siteDir, locale, pages);
});
