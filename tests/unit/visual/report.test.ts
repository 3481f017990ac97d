import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {percent, report, summary, type Finding} from '../../visual/report';

const shown = (name: string) => ({
  rows: `pictures/${name}.rows.png`,
  whole: `pictures/${name}.png`,
});

const differs = (name: string, share: number): Finding => ({
  kind: 'differs',
  name,
  path: `/${name}`,
  pixels: 1234,
  share,
  before: shown(`${name}.before`),
  after: shown(`${name}.after`),
  difference: shown(`${name}.difference`),
});

const result = {
  before: 'main (1234567890)',
  after: 'the working tree',
  same: 60,
  findings: [
    differs('small', 0.001),
    differs('large', 0.5),
    {
      kind: 'one side',
      name: 'new',
      path: '/new',
      has: 'after',
      picture: shown('new'),
      reason: 'status 404',
    },
    {kind: 'no side', name: 'gone', path: '/gone', before: 'a', after: 'b'},
  ] satisfies Finding[],
};

const $ = load(report(result));
const texts = (selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

it('shows what nobody saw first, then the largest difference', () => {
  expect(texts('h2')).toEqual(['gone', 'new', 'large', 'small']);
});

it('shows before, after and difference side by side', () => {
  const large = $('h2:contains(large)').nextAll('div').first();
  expect(
    large
      .find('figure')
      .toArray()
      .map((figure) => [
        $(figure).find('figcaption').text(),
        $(figure).find('a').attr('href'),
        $(figure).find('img').attr('src'),
      ]),
  ).toEqual(
    ['before', 'after', 'difference'].map((side) => [
      side,
      `pictures/large.${side}.png`,
      `pictures/large.${side}.rows.png`,
    ]),
  );
  expect(large.find('img').first().attr('alt')).toBe('large, before');
});

it('says how many are the same, and why a picture is missing', () => {
  expect(summary(result)).toBe(
    '60 the same, 2 different, 1 on one side only, 1 on neither side',
  );
  expect(texts('h1 + p')[0]).toContain(summary(result));
  expect(texts('p').join('\n')).toContain(
    'only after; the other side: status 404',
  );
});

it('shows texts of others as texts', () => {
  const hostile = `"><script>alert('1')</script>&amp;`;
  const html = report({
    ...result,
    before: hostile,
    findings: [
      {
        kind: 'no side',
        name: hostile,
        path: hostile,
        before: hostile,
        after: '',
      },
      {...differs('x', 1), name: hostile, before: shown(hostile)} as Finding,
    ],
  });
  const page = load(html);
  expect(page('script').length).toBe(0);
  expect(page('h2').first().text()).toBe(hostile);
  expect(page('img').first().attr('alt')).toBe(`${hostile}, before`);
});

it.each([
  [0, '0.00 %'],
  [0.000_001, 'less than 0.01 %'],
  [0.0123, '1.23 %'],
  [0.5, '50 %'],
  [1, '100 %'],
])('writes the share %d as %s', (share, text) => {
  expect(percent(share)).toBe(text);
});
