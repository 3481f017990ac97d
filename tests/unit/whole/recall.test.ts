/**
 * What share of the queries of `tests/site/queries/` is answered: a change of the
 * ranking, of synonyms or of texts must not lose any.
 */
import {expect, it} from 'vitest';
import {placesOfQueries} from '../../site/queries';

const least = {first: 0.85, five: 0.97};
const enough = 30;

it.each(['en', 'zh-hant'] as const)(
  'the search answers each half in %s',
  async (name) => {
    const all = await placesOfQueries(name);
    for (const half of new Set(all.map((one) => one.half))) {
      const places = all.filter((one) => one.half === half);
      const share = (count: number): number => count / places.length;
      const missed = places.filter(({place}) => place < 0);
      const later = places.filter(({place}) => place !== 0);
      const first = share(places.length - later.length);
      const five = share(places.length - missed.length);
      console.log(
        `${name}, ${half} half, ${places.length} queries: ${Math.round(first * 100)} % first, ${Math.round(five * 100)} % in the first five`,
      );
      expect(places.length).toBeGreaterThanOrEqual(enough);
      expect
        .soft(first, JSON.stringify(later))
        .toBeGreaterThanOrEqual(least.first);
      expect
        .soft(five, JSON.stringify(missed))
        .toBeGreaterThanOrEqual(least.five);
    }
  },
);
