import {loadReference} from '../reference/loadReference';
import type {Locale} from '../site';
import {drawDiagrams} from './drawDiagrams';
import {writeDescription} from './writeDescription';
import {writeOperations} from './writeOperations';
import {writePages} from './writePages';

/** Makes what a locale has of the bundled description, its pages included. */
export async function generateLocale(
  siteDir: string,
  locale: Locale,
): Promise<void> {
  writeDescription(siteDir, locale);
  writeOperations(siteDir, locale);
  const reference = loadReference(siteDir, locale);
  await drawDiagrams(reference, locale);
  const {operations, schemas, services} = reference;
  const pages = 1 + services.length + operations.size + schemas.size;
  await writePages(siteDir, locale, pages);
}
