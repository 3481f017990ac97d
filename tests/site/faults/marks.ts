import {load} from 'cheerio/slim';
import {expect, it} from 'vitest';
import {findMarks} from '../crawl/marks';

const marksIn = (html: string): string[] => findMarks(load(html));

it.each([
  ['<main><p>**位址。**此呼叫</p></main>', '**位址。**此呼叫'],
  ['<main><p>__bold__</p></main>', '__bold__'],
  ['<main><h2>Title {#title}</h2></main>', 'Title {#title}'],
  ['<main><p>see [here](/there)</p></main>', 'see [here](/there)'],
  ['<main><p>a `lone</p></main>', 'a `lone'],
  ['<aside><a href="/">`Pool`</a></aside>', '`Pool`'],
  ['<nav><a href="#a">**A**</a></nav>', '**A**'],
  ['<title>The **title**</title>', 'The **title**'],
  ['<meta name="description" content="A `pool`">', 'A `pool`'],
])('%s shows marks', (html, around) => {
  const found = marksIn(html);
  expect(found.length).toBeGreaterThan(0);
  for (const one of found) expect(around).toContain(one);
});

it('a mark is found once, where a list of contents stands in the main part', () => {
  expect(marksIn('<main><nav>a ` b</nav></main>')).toEqual(['a ` b']);
});

it.each(['pre', 'code', 'kbd', 'samp', 'textarea', 'script', 'style', 'svg'])(
  '%s may hold marks',
  (name) => {
    expect(
      marksIn(`<main><p>a <${name}>**b** [c](d)</${name}> e</p></main>`),
    ).toEqual([]);
  },
);

it('single marks of other senses are none', () => {
  expect(marksIn('<main><p>2 * 3, a_b, [a] (b), {c}</p></main>')).toEqual([]);
});
