import path from 'node:path';
import {expect, it} from 'vitest';
import {buildFolder, fileOf, parsePage, prefixes} from '../build';

const pageAt = (route: string) => {
  const file = fileOf(route);
  if (!file) throw new Error(`There is no page ${route}.`);
  return parsePage(path.relative(buildFolder, file));
};

/** Operations that the home page shows, in its order. */
const shown = ['scope-list-scopes', 'instance-create-virtual-machine'];

it.each(prefixes)(
  'the home page under "%s" shows calls as their pages do',
  (prefix) => {
    const $ = pageAt(`${prefix}/`);
    const steps = $('main ol > li:has(pre)').toArray();
    expect(steps.map((step) => $(step).find('h3 a').attr('href'))).toEqual(
      shown.map((slug) => `${prefix}/docs/api/${slug}`),
    );
    for (const [index, step] of steps.entries()) {
      const page = pageAt(`${prefix}/docs/api/${shown[index]}`);
      expect($(step).find('h3').text()).toBe(page('h1').text());
      // The reference's own check compares these with the description.
      const there = page('pre')
        .toArray()
        .map((code) => page(code).text());
      const code = $(step).find('pre').toArray();
      expect(code).toHaveLength(2);
      for (const one of code) expect(there).toContain($(one).text());
    }
    const scopes = steps.map(
      (step) =>
        $(step)
          .find('.hl')
          .text()
          .match(/"([\da-f-]{36})"/)?.[1],
    );
    expect(scopes[0]).toBeTruthy();
    expect(scopes[1]).toBe(scopes[0]);
  },
);
