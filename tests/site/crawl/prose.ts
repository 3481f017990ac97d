import type {CheerioAPI} from 'cheerio';
import {getText, type Node} from './text';

/** Code and drawings, which stay English. */
const ignored = new Set(['pre', 'code', 'svg', 'script', 'style']);

/** Blocks that are looked at by themselves. */
const inner = new Set(['ul', 'ol', 'p']);

const prose =
  'article :is(p, li, td, th, h1, h2, h3, h4, figcaption, summary, dt, dd)';

/** What the blocks of a page say outside code, each on one line. */
export const getProse = ($: CheerioAPI): string[] =>
  $(prose)
    .toArray()
    .map(({children}) =>
      (children as Node[])
        .filter(({name = ''}) => !inner.has(name))
        .map((child) => getText(child, ignored))
        .join('')
        .replace(/\s+/g, ' '),
    );
