/**
 * What share of the queries of `queries/` is answered, by the files of the built
 * site: a change of the ranking, of synonyms or of texts must not lose any.
 */
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {createEngine, type SearchEngine} from '../../src/search';
import {searchFilesOf} from './searchFiles';

interface Query {
  kind: string;
  query: string;
  /** Addresses that are right; `*` stands for anything. */
  finds: string[];
}

const least = {first: 0.85, five: 0.97};
const enough = 30;

function pattern(address: string): RegExp {
  const whole = /^[/*]/.test(address) ? address : `/docs/api/${address}`;
  const parts = whole.split('*').map((part) => part.replace(/[.]/g, '\\.'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/** Position of the first right hit; -1 when none of the first five is. */
function placeOf({query, finds}: Query, engine: SearchEngine): number {
  const right = finds.map(pattern);
  return engine
    .search(query, {limit: 5})
    .findIndex(({path}) => right.some((one) => one.test(path)));
}

const locales = [
  ['en', ''],
  ['zh-hant', '/zh-hant'],
] as const;

describe.each(locales)('the search in %s', (locale, prefix) => {
  const file = new URL(`queries/${locale}.yaml`, import.meta.url);
  const halves = parse(readFileSync(file, 'utf8')) as Record<string, Query[]>;
  const {names, text} = searchFilesOf(prefix);
  const engine = createEngine(names);
  engine.addText(text);

  it.each(Object.keys(halves))('answers the %s half', (half) => {
    const queries = halves[half] ?? [];
    const places = queries.map((query) => ({
      query: `${query.kind}: ${query.query}`,
      place: placeOf(query, engine),
    }));
    const share = (count: number): number => count / queries.length;
    const missed = places.filter(({place}) => place < 0);
    const later = places.filter(({place}) => place !== 0);
    const first = share(queries.length - later.length);
    const five = share(queries.length - missed.length);
    console.log(
      `${locale}, ${half} half, ${queries.length} queries: ${Math.round(first * 100)} % first, ${Math.round(five * 100)} % in the first five`,
    );
    expect(queries.length).toBeGreaterThanOrEqual(enough);
    expect(first, JSON.stringify(later)).toBeGreaterThanOrEqual(least.first);
    expect(five, JSON.stringify(missed)).toBeGreaterThanOrEqual(least.five);
  });
});
