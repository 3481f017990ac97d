import path from 'node:path';
import {expect, it} from 'vitest';
import {buildFolder, getFile, parsePage, prefixes} from '../build';

const pageAt = (route: string) => {
  const file = getFile(route);
  if (!file) throw new Error(`There is no page ${route}.`);
  return parsePage(path.relative(buildFolder, file));
};

it.each(prefixes)(
  'the home page under "%s" shows a call as its page does',
  (prefix) => {
    const $ = pageAt(`${prefix}/`);
    const card = $('main section:has(pre)');
    expect(card).toHaveLength(1);
    const link = card.find('h2 a');
    const address = link.attr('href') ?? '';
    const page = pageAt(address);
    expect(link.text()).toBe(page('h1').text());
    // The reference's own check compares these with the description.
    const there = page('pre')
      .toArray()
      .map((code) => page(code).text());
    const code = card.find('pre').toArray();
    expect(code).toHaveLength(2);
    for (const one of code) expect(there).toContain($(one).text());
  },
);

it.each(prefixes)(
  'the layers of the home page under "%s" name every service that acts on one',
  (prefix) => {
    const $ = pageAt(`${prefix}/`);
    const layers = $('main ol[aria-label] > li').toArray();
    expect(layers).toHaveLength(5);
    for (const layer of layers) {
      const links = $(layer).find('a').toArray();
      expect(links).not.toEqual([]);
      for (const link of links) {
        const page = pageAt($(link).attr('href') ?? '');
        // The strip of the service's page marks the same layer.
        expect(page('main ol [aria-current]').text()).toBe(
          $(layer).find('b').text(),
        );
      }
    }
  },
);
