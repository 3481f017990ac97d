import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseCsv} from 'csv-parse/sync';
import {parse} from 'yaml';
import type {Options} from 'zhlint';
import type {Locale} from '../../site';
import {getTranslationsFolder} from '../paths';

/** One term of the glossary. */
export interface Term {
  /** Empty for a word that is no term, but holds one to avoid by chance. */
  english: string;
  /** The word in the language. */
  right: string;
  /** Words that must not stand for it. */
  avoid: string[];
  /** The word must stand wherever the English does. */
  strict: boolean;
}

/** What the translations into a language are held against. */
export interface Wording {
  glossary: readonly Term[];
  /** Texts that stay as they are, such as names. */
  asEnglish: ReadonlySet<string>;
  /** Rules of zhlint for punctuation and spaces. */
  zhlint?: Options['rules'];
  /** Pairs of brackets. */
  brackets?: readonly string[];
  /** Whether the language knows no Simplified characters. */
  traditional?: boolean;
  /** Words that read badly or wrongly, and what to write. */
  phrases: readonly {pattern: RegExp; better: string}[];
  /** Words of the English that words of the translation must answer. */
  meanings: readonly Meaning[];
}

interface Meaning {
  /** Only texts whose English matches. */
  english?: RegExp;
  /** Only texts whose English does not match. */
  unless?: RegExp;
  has?: RegExp;
  lacks?: RegExp;
  better: string;
}

/** Patterns stand as text in a file: every string but `better`. */
const compile = <T>(rules: readonly Record<string, string>[] = []): T[] =>
  rules.map(
    (rule) =>
      Object.fromEntries(
        Object.entries(rule).map(([key, text]) => [
          key,
          key === 'better' ? text : new RegExp(text, 'm'),
        ]),
      ) as T,
  );

/**
 * The glossary of a language (CSV, RFC 4180).
 *
 * @returns no term when there is no such file
 * @throws with the line when one has another number of cells
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
 * Reads `glossary.csv`, `as-english.yaml` and `wording.yaml` from the folder of
 * a language, as far as they are there.
 *
 * @throws when the texts that stay English are no list of texts
 */
export function readWording(locale: Locale, siteDir = '.'): Wording {
  const read = (name: string): unknown => {
    const file = path.join(siteDir, getTranslationsFolder(locale), name);
    return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
  };
  const names = read('as-english.yaml') ?? [];
  const isText = (text: unknown): text is string => typeof text === 'string';
  if (!Array.isArray(names) || !names.every(isText)) {
    throw new Error(
      `${getTranslationsFolder(locale)}/as-english.yaml: must be a list of texts.`,
    );
  }
  const {phrases, meanings, ...rest} = (read('wording.yaml') ?? {}) as Pick<
    Wording,
    'zhlint' | 'brackets' | 'traditional'
  > &
    Partial<Record<'phrases' | 'meanings', Record<string, string>[]>>;
  return {
    ...rest,
    phrases: compile(phrases),
    meanings: compile(meanings),
    glossary: readGlossary(locale, siteDir),
    asEnglish: new Set(names),
  };
}
