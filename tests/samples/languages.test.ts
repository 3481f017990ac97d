import {describe, expect, it} from 'vitest';
import {loadReference} from '../../src/generate/loadReference';
import {locales, type Locale} from '../../src/site';
import {programs} from './programs';
import {samplesOnPage} from './samplesOnPage';

const slugs = [...loadReference('.').operations.values()].map(({slug}) => slug);
const all = Object.keys(locales) as Locale[];

describe.each(all)('the pages of operations in %s', (locale) => {
  it('show the languages whose samples are run, and no others', () => {
    const labels = programs.map(({label}) => label);
    for (const slug of slugs) {
      const shown = samplesOnPage(slug, locale).map(({label}) => label);
      expect(shown, slug).toEqual(labels);
    }
  });

  it('highlight every language', () => {
    for (const slug of slugs) {
      for (const {label, isHighlighted} of samplesOnPage(slug, locale)) {
        expect(isHighlighted, `${label} on ${slug}`).toBe(true);
      }
    }
  });
});

it('the samples are the same in every locale', () => {
  for (const slug of slugs) {
    const [first, ...others] = all.map((locale) => samplesOnPage(slug, locale));
    for (const other of others) expect(other, slug).toEqual(first);
  }
});
