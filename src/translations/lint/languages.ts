import {locales, type Locale} from '../../site';
import type {LanguageRules} from './languageRules';
import {traditionalChinese} from './traditionalChinese';

/** By the beginning of the language tag (BCP 47). */
const languages: Record<string, LanguageRules> = {
  'zh-Hant': traditionalChinese,
};

/** A language about which nothing particular is known. */
const other: LanguageRules = {faultsOf: () => [], faultsOfFile: () => []};

/** The rules of the language of a locale. */
export function getRules(locale: Locale): LanguageRules {
  const tag: string = locales[locale].htmlLang;
  const name = Object.keys(languages).find(
    (start) => tag === start || tag.startsWith(`${start}-`),
  );
  return (name && languages[name]) || other;
}
