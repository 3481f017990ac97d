import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {loadDrawer} from '../../../../src/generate/drawing/draw';
import type {Graph} from '../../../../src/api/diagrams/graph';

const draw = await loadDrawer();
const hostile = '"><script>alert(1)</script> & <b> \\N &lt;';
const graph: Graph = {
  kind: 'states',
  direction: 'TB',
  nodes: [
    {id: 'start', label: '', shape: 'start'},
    {id: 'a:b "c"', label: hostile, shape: 'box'},
    {id: '字', label: '虛擬機器快照還原', shape: 'box'},
    {id: 'end', label: '', shape: 'end'},
  ],
  edges: [
    {from: 'start', to: 'a:b "c"', heads: 'to'},
    {from: 'a:b "c"', to: '字', label: hostile, heads: 'both', dashed: true},
    {
      from: '字',
      to: '字',
      label: 'again',
      heads: 'none',
    },
    {from: '字', to: 'end', label: 'x'.repeat(99), heads: 'to'},
  ],
};

describe('a picture', () => {
  const $ = load(draw(graph), {xml: true});
  const textsOf = (selector: string): string[] =>
    $(selector)
      .toArray()
      .map((part) => $(part).text().replace(/\s/g, ''));

  it('holds every text, and none as markup', () => {
    const plain = hostile.replace(/\s/g, '');
    expect(textsOf('.node')).toEqual(['', plain, '虛擬機器快照還原', '']);
    expect(textsOf('.edge').filter(Boolean).sort()).toEqual(
      [plain, 'again', 'x'.repeat(99)].sort(),
    );
    expect($('script, b')).toHaveLength(0);
  });

  it('has sizes in rem, and neither links nor ids nor styles nor colors', () => {
    expect($('svg').attr('width')).toMatch(/^[\d.]+rem$/);
    expect($('svg').attr('height')).toMatch(/^[\d.]+rem$/);
    expect($('a, [id], [style], style, [fill], [stroke]')).toHaveLength(0);
    expect($('title, [font-family], [font-size]')).toHaveLength(0);
  });
});
