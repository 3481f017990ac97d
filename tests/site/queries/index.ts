import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {createSiteEngine} from '../../../src/plugins/search/siteSearch';
import type {SearchEngine} from '../../../src/search';
import type {Locale} from '../../../src/site';

interface Query {
  kind: string;
  query: string;
  /** Addresses that are right; `*` stands for anything. */
  finds: string[];
}

export interface AnsweredQuery {
  /** Key of the part of the file in which the query stands. */
  half: string;
  /** What kind of query it is, and what is typed. */
  query: string;
  /** Position of the first right hit; -1 when none of the first five is. */
  place: number;
}

function pattern(address: string): RegExp {
  const whole = /^[/*]/.test(address) ? address : `/docs/api/${address}`;
  const parts = whole.split('*').map((part) => part.replace(/[.]/g, '\\.'));
  return new RegExp(`^${parts.join('.*')}$`);
}

function getPlace({query, finds}: Query, engine: SearchEngine): number {
  const right = finds.map(pattern);
  return engine
    .search(query, {limit: 5})
    .findIndex(({path}) => right.some((one) => one.test(path)));
}

/** Asks the search of a locale all queries of its file. */
export async function placesOfQueries(
  locale: Locale,
): Promise<AnsweredQuery[]> {
  const file = new URL(`${locale}.yaml`, import.meta.url);
  const halves = parse(readFileSync(file, 'utf8')) as Record<string, Query[]>;
  const engine = await createSiteEngine('.', locale);
  return Object.entries(halves).flatMap(([half, queries]) =>
    queries.map((query) => ({
      half,
      query: `${query.kind}: ${query.query}`,
      place: getPlace(query, engine),
    })),
  );
}
