import {describe, expect, it, vi} from 'vitest';
import EnumValues from '../../../src/components/reference/EnumValues';
import type {ValueData} from '../../../src/reference/fieldData';
import {html} from './html';

vi.mock('@docusaurus/Translate', () => import('./messages'));

const shown = (...values: ValueData[]): string =>
  html(EnumValues, {anchor: 'error', values});

describe('the values of an enumeration', () => {
  const name = '<code id="error.A">A</code><a href="#error.A">#</a>';

  it.each<[Partial<ValueData>, string]>([
    [{}, ''],
    [{httpStatus: 404}, '<span>[reference.httpStatus: HTTP 404]</span>'],
    [{text: [['p', {}, '<b>']]}, '<div><p>&lt;b&gt;</p></div>'],
    [
      {httpStatus: 500, text: ['x']},
      '<span>[reference.httpStatus: HTTP 500]</span><div>x</div>',
    ],
  ])('show %j beside their name', (more, beside) => {
    expect(shown({name: 'A', text: [], ...more})).toBe(
      `<ul><li>${name}${beside}</li></ul>`,
    );
  });

  it('keep their order', () => {
    const html = shown({name: 'B', text: []}, {name: 'A', text: []});
    expect(html.indexOf('id="error.B"')).toBeLessThan(
      html.indexOf('id="error.A"'),
    );
  });
});
