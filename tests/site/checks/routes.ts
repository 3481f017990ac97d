import {describe, expect, it} from 'vitest';
import {getFile, prefixes} from '../build';
import {pages} from '../crawl';
import {files, redirects, routes} from '../routes';

const answered = new Map([...pages.values()].map((page) => [page.route, page]));

const known = new Set(
  prefixes.flatMap((prefix) => [
    ...routes.map((route) => `${prefix}${route}`.replace(/(.)\/$/, '$1')),
    ...redirects.map(({from}) => `${prefix}${from}`),
    `${prefix}/404`,
  ]),
);

describe.each(prefixes)('routes under "%s"', (prefix) => {
  it('all answer with a page', () => {
    const missing = routes.filter((route) => !getFile(`${prefix}${route}`));
    expect(missing).toEqual([]);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('have the files beside them', () => {
    expect(files.filter((file) => !getFile(`${prefix}${file}`))).toEqual([]);
  });

  it('are reached from the long addresses of operations', () => {
    const wrong = redirects.flatMap(({from, to}) => {
      const {refresh} = answered.get(`${prefix}${from}`) ?? {};
      return refresh === `${prefix}${to}`
        ? []
        : [`${prefix}${from} leads to ${refresh} instead of ${prefix}${to}`];
    });
    expect(wrong).toEqual([]);
    expect(redirects).not.toEqual([]);
  });
});

it('no other pages are built', () => {
  const others = [...answered.keys()].filter((route) => !known.has(route));
  expect(others).toEqual([]);
});
