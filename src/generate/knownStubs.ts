import {translatorOf} from '../reference/texts';
import type {Locale} from '../site';
import {allMessages, readCatalogues} from '../translations/api/catalogues';
import {loadReference} from './loadReference';
import {stubsOf} from './pages';

/** The stubs of a locale, of what `npm run api` has made; see `stubsOf`. */
export const knownStubs = (
  siteDir: string,
  locale: Locale,
): Map<string, string> =>
  stubsOf(locale, {
    reference: loadReference(siteDir, locale),
    t: translatorOf(allMessages(readCatalogues(siteDir, locale))),
  });
