import {existsSync} from 'node:fs';
import path from 'node:path';
import {searchFile} from '../plugins/search/siteSearch';
import {defaultLocale, locales, type Locale} from '../site';

export const getLocaleFolder = (build: string, locale: Locale): string =>
  path.join(build, locale === defaultLocale ? '' : locale);

export const getBuiltLocales = (build: string): Locale[] =>
  (Object.keys(locales) as Locale[]).filter((locale) =>
    existsSync(path.join(getLocaleFolder(build, locale), searchFile)),
  );
