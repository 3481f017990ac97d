/**
 * What share of the queries of `queries/` is answered, by the files of the built
 * site: a change of the ranking, of synonyms or of texts must not lose any.
 */
import {describe, expect, it} from 'vitest';
import {placesOfQueries} from './queries';

const least = {first: 0.85, five: 0.97};
const enough = 30;

const locales = [
  ['en', ''],
  ['zh-hant', '/zh-hant'],
] as const;

describe.each(locales)('the search in %s', (locale, prefix) => {
  const all = placesOfQueries(locale, prefix);
  const halves = [...new Set(all.map(({half}) => half))];

  it.each(halves)('answers the %s half', (half) => {
    const places = all.filter((one) => one.half === half);
    const share = (count: number): number => count / places.length;
    const missed = places.filter(({place}) => place < 0);
    const later = places.filter(({place}) => place !== 0);
    const first = share(places.length - later.length);
    const five = share(places.length - missed.length);
    console.log(
      `${locale}, ${half} half, ${places.length} queries: ${Math.round(first * 100)} % first, ${Math.round(five * 100)} % in the first five`,
    );
    expect(places.length).toBeGreaterThanOrEqual(enough);
    expect(first, JSON.stringify(later)).toBeGreaterThanOrEqual(least.first);
    expect(five, JSON.stringify(missed)).toBeGreaterThanOrEqual(least.five);
  });
});
