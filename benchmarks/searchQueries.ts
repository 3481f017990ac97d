import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/**
 * Queries that readers type in a language.
 *
 * @param step takes every so many of them, or typing them takes minutes
 */
export function searchQueries(locale: string, step: number): string[] {
  const file = `tests/site/queries/${locale}.yaml`;
  const parts = parse(readFileSync(file, 'utf8')) as Record<
    string,
    {query: string}[]
  >;
  return Object.values(parts)
    .flat()
    .filter((_, index) => index % step === 0)
    .map(({query}) => query);
}

/** What stands in the field after one key, two, and so on. */
export const listKeys = (query: string): string[] =>
  [...query].map((_, index) => [...query].slice(0, index + 1).join(''));

/** The value that a share of all values is not above, to a tenth. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  return Math.round(value * 10) / 10;
}
