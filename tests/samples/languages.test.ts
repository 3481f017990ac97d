import {expect, it} from 'vitest';
import {loadReference} from '../../src/generate/loadReference';
import {locales, type Locale} from '../../src/site';
import {programs} from './programs';
import {samplesOnPage} from './samplesOnPage';

const operations = [...loadReference('.').operations.values()];

it('every page shows the languages that are run, highlighted, the same in each locale', () => {
  for (const {slug, streaming} of operations) {
    const labels = programs
      .filter(({hasStreams}) => hasStreams || !streaming)
      .map(({label}) => label);
    const [first, ...others] = Object.keys(locales).map((locale) =>
      samplesOnPage(slug, locale as Locale),
    );
    expect(
      first?.map(({label}) => label),
      slug,
    ).toEqual(labels);
    expect(
      first?.filter((sample) => !sample.isHighlighted),
      slug,
    ).toEqual([]);
    for (const other of others) expect(other, slug).toEqual(first);
  }
});
