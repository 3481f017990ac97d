import path from 'node:path';
import type {Locale} from '../../site';
import {readAsEnglish} from '../asEnglish';
import type {Messages} from '../messages';
import {getTranslationsFolder} from '../paths';
import type {Aids} from './aids';
import {readGlossary} from './glossary';
import {getRules} from './languages';
import type {Measures} from './translation';

/** Address of the glossary of a language. */
export const getGlossaryFile = (locale: Locale): string =>
  `${getTranslationsFolder(locale)}/glossary.csv`;

/** What the translations into a language are measured by. */
export function getMeasures(
  locale: Locale,
  translations: Map<string, Messages>,
  {api: {names, services}, labelsOf}: Aids,
  siteDir: string,
): Measures {
  const glossary = readGlossary(path.join(siteDir, getGlossaryFile(locale)));
  const asEnglish = readAsEnglish(locale, siteDir);
  const translated = (english: string): string =>
    [...translations.values()].find((file) => file[english])?.[english]
      ?.message ?? english;
  return {
    glossary,
    rules: getRules(locale),
    sameNames: new Set([
      ...names,
      ...asEnglish,
      ...glossary.map(({right}) => right),
    ]),
    labelsOf,
    services: new Map(
      [...services].map(([address, name]) => [address, translated(name)]),
    ),
  };
}
