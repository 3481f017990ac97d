import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {best, drawer} from '../../../src/drawing/draw';
import type {Layout} from '../../../src/drawing/layout';
import type {Graph} from '../../../src/reference/diagrams/graph';

const draw = await drawer();
const hostile = '"><script>alert(1)</script> & <b>';
const graph: Graph = {
  kind: 'states',
  direction: 'TB',
  nodes: [
    {id: 'start', label: '', shape: 'start'},
    {id: 'a:b "c"', label: hostile, shape: 'box', href: '/a"b'},
    {id: '字', label: '很長的中文名稱'.repeat(9), shape: 'box'},
    {id: 'end', label: '', shape: 'end'},
  ],
  edges: [
    {from: 'start', to: 'a:b "c"', heads: 'to'},
    {from: 'a:b "c"', to: '字', label: hostile, heads: 'both', dashed: true},
    {
      from: '字',
      to: '字',
      heads: 'none',
      counts: {from: 'one', to: 'zeroOrMore'},
    },
    {from: 'all', to: 'end', label: 'x'.repeat(99), heads: 'to', rows: 2},
  ],
  groups: [{id: 'all', label: hostile, nodes: ['字'], href: '/all'}],
};

describe('a picture', () => {
  const svg = draw(graph);
  const $ = load(svg, {xml: true});

  it('holds every text, and none as markup', () => {
    const texts = $('text')
      .toArray()
      .map((text) => $(text).text().replace(/\s/g, ''));
    const plain = hostile.replace(/\s/g, '');
    expect(texts.filter((text) => text === plain)).toHaveLength(3);
    expect(texts).toContain('很長的中文名稱'.repeat(9));
    expect(texts).toContain('x'.repeat(99));
    expect($('script, b')).toHaveLength(0);
  });

  it('has links, sizes in rem, and neither ids nor styles', () => {
    const hrefs = $('a').toArray();
    expect(hrefs.map(({attribs}) => attribs.href)).toEqual(['/all', '/a"b']);
    expect($('svg').attr('width')).toMatch(/^[\d.]+rem$/);
    expect($('svg').attr('height')).toMatch(/^[\d.]+rem$/);
    expect($('[id], [style], style')).toHaveLength(0);
  });

  it('is the same each time', () => {
    expect(draw(graph)).toBe(svg);
  });
});

describe('the direction', () => {
  const layout = (width: number): Layout => ({
    width,
    height: 1,
    nodes: [],
    edges: [],
    groups: [],
  });
  const choice = (...widths: number[]): number =>
    best(widths.map(layout)).width;

  it('is one that fits a phone, or a desk, or else the narrower', () => {
    expect(choice(300, 200)).toBe(300);
    expect(choice(600, 350)).toBe(350);
    expect(choice(660, 500)).toBe(660);
    expect(choice(1000, 600)).toBe(600);
    expect(choice(1000, 900)).toBe(900);
  });
});
