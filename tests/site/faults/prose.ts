import {load} from 'cheerio/slim';
import {expect, it} from 'vitest';
import {getProse} from '../crawl/prose';

const proseIn = (article: string): string[] =>
  getProse(load(`<article>${article}</article><p>outside</p>`));

it('prose is read block by block, on one line each', () => {
  expect(proseIn('<h2>One</h2><p>two\n  and\tthree</p>')).toEqual([
    'One',
    'two and three',
  ]);
});

it('prose leaves out code, drawings and the blocks inside', () => {
  expect(
    proseIn(
      '<ul><li>out <code>a</code><pre>b</pre><svg><text>c</text></svg><p>in</p><ul><li>deep</li></ul></li></ul>',
    ),
  ).toEqual(['out ', 'in', 'deep']);
});

it('prose keeps what links, marks and boxes around text say', () => {
  expect(proseIn('<p><a href="/">go <em>there</em></a></p>')).toEqual([
    'go there',
  ]);
});
