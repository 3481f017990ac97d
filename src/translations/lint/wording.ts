import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import escapeRegExp from 'es-toolkit/compat/escapeRegExp';
import groupBy from 'es-toolkit/compat/groupBy';
import mapValues from 'es-toolkit/compat/mapValues';
import {parse as parseCsv} from 'csv-parse/sync';
import type {Options} from 'zhlint';
import {readOptional} from '../../api/description/files';
import type {Locale} from '../../site';
import {getTranslationsFolder} from '../paths';

/** A glossary term. */
export interface Term {
  /** Empty for a word that is not a term but contains a discouraged one. */
  english: string;
  right: string;
  /** Discouraged words for it. */
  avoid: string[];
  /** Whether the word must occur wherever the English term does. */
  strict: boolean;
}

/** Wording rules of a language. */
export interface Wording {
  glossary: readonly Term[];
  /** Texts that are not translated, such as names. */
  asEnglish: ReadonlySet<string>;
  /** zhlint rules for punctuation and spacing. */
  zhlint?: Options['rules'];
  /** Whether Simplified characters are errors. */
  traditional?: boolean;
  /** Discouraged phrases with replacements. */
  phrases: readonly {pattern: RegExp; better: string}[];
  /** English words with required words in the translation. */
  meanings: readonly Meaning[];
}

interface Meaning {
  /** Applies only if the English matches. */
  english?: RegExp;
  /** Applies only if the English does not match. */
  unless?: RegExp;
  has?: RegExp;
  lacks?: RegExp;
  better: string;
}

/** `wording.yaml`. */
interface WrittenWording extends Pick<Wording, 'zhlint' | 'traditional'> {
  phrases?: Record<string, string>[];
  meanings?: Record<string, string>[];
}

/** Patterns are strings in the file: every value except `better`. */
const compile = <T>(rules: readonly Record<string, string>[] = []): T[] =>
  rules.map(
    (rule) =>
      mapValues(rule, (text, key) =>
        key === 'better' ? text : new RegExp(text, 'm'),
      ) as T,
  );

/**
 * Wherever a strict term occurs, one of its words must, including those of its
 * other meanings (`image`, `image (picture)`). A term matches a whole word,
 * singular or plural, but neither a placeholder nor the beginning of a name
 * such as Node.js.
 */
function requireTerms(glossary: readonly Term[]): Meaning[] {
  const senses = groupBy(glossary, ({english}) =>
    english.replace(/ \(.*\)$/, ''),
  );
  return glossary
    .filter(({strict}) => strict)
    .map(({english, right}) => ({
      english: new RegExp(
        `(?<!\\{)\\b${escapeRegExp(english)}(?:e?s)?\\b(?!\\.\\w)`,
        'i',
      ),
      has: new RegExp(
        (senses[english] ?? [])
          .map((sense) => escapeRegExp(sense.right))
          .join('|'),
        'i',
      ),
      better: `has no "${right}" for ${english}.`,
    }));
}

/**
 * Reads a language's glossary (CSV, RFC 4180).
 *
 * @returns an empty list if there is no file
 * @throws with the line if a row has a wrong number of cells
 */
export function readGlossary(locale: Locale, siteDir = '.'): Term[] {
  const file = `${getTranslationsFolder(locale)}/glossary.csv`;
  const place = path.join(siteDir, file);
  if (!existsSync(place)) return [];
  try {
    const terms = parseCsv<Record<string, string>>(readFileSync(place), {
      columns: ['english', 'right', 'avoid', 'strict', 'note'],
      from_line: 2,
    });
    return terms.map(({english = '', right = '', avoid = '', strict}) => ({
      english,
      right,
      avoid: avoid.split(' ').filter(Boolean),
      strict: strict === 'yes',
    }));
  } catch (error) {
    throw new Error(
      `${file}: ${(error as Error).message}. Put cells with a comma in double quotes.`,
      {cause: error},
    );
  }
}

/**
 * Reads `glossary.csv`, `as-english.yaml`, and `wording.yaml` of a language, if
 * they exist.
 */
export function readWording(locale: Locale, siteDir = '.'): Wording {
  const read = <T>(name: string, empty: T): T =>
    readOptional(siteDir, `${getTranslationsFolder(locale)}/${name}`, empty);
  const {phrases, meanings, ...rest} = read<WrittenWording>('wording.yaml', {});
  const glossary = readGlossary(locale, siteDir);
  return {
    ...rest,
    phrases: compile(phrases),
    meanings: [...compile<Meaning>(meanings), ...requireTerms(glossary)],
    glossary,
    asEnglish: new Set(read<string[]>('as-english.yaml', [])),
  };
}
