import {load} from 'cheerio';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {findLines} from '../../../src/drawing/dot';
import {drawBest, loadDrawer} from '../../../src/drawing/draw';
import type {Graph} from '../../../src/reference/diagrams/graph';

const draw = await loadDrawer();
const hostile = '"><script>alert(1)</script> & <b> \\N &lt;';
const graph: Graph = {
  kind: 'states',
  direction: 'TB',
  nodes: [
    {id: 'start', label: '', shape: 'start'},
    {id: 'a:b "c"', label: hostile, shape: 'box'},
    {id: '字', label: '很長的中文名稱'.repeat(9), shape: 'box'},
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
      counts: {from: 'one', to: 'zeroOrMore'},
    },
    {from: 'all', to: 'end', label: 'x'.repeat(99), heads: 'to'},
  ],
  groups: [
    {
      id: 'all',
      label: hostile,
      nodes: ['字'],
    },
  ],
};

describe('a picture', () => {
  const svg = draw(graph);
  const $ = load(svg, {xml: true});
  const partsOf = (selector: string): string[] =>
    $(selector)
      .toArray()
      .map((part) => $(part).text().replace(/\s/g, ''));

  it('holds every text, and none as markup', () => {
    const plain = hostile.replace(/\s/g, '');
    expect(partsOf('.node')).toEqual([
      '',
      plain,
      '很長的中文名稱'.repeat(9),
      '',
    ]);
    expect(partsOf('.label').sort()).toEqual(
      [plain, 'again', 'x'.repeat(99)].sort(),
    );
    expect(partsOf('.title')).toEqual([plain]);
    expect($('script, b')).toHaveLength(0);
  });

  it('has sizes in rem, and neither links nor ids nor styles nor colors', () => {
    expect($('svg').attr('width')).toMatch(/^[\d.]+rem$/);
    expect($('svg').attr('height')).toMatch(/^[\d.]+rem$/);
    expect($('a, [id], [style], style, [fill], [stroke]')).toHaveLength(0);
    expect($('title, [font-family], [font-size]')).toHaveLength(0);
  });

  it('tells its parts apart by classes', () => {
    const shapes = (selector: string): string[] =>
      ['ellipse', 'rect', 'path'].flatMap((shape) =>
        $(`${selector} ${shape}`)
          .toArray()
          .map(() => shape),
      );
    expect(shapes('.start')).toEqual(['ellipse']);
    expect(shapes('.end')).toEqual(['ellipse', 'ellipse']);
    expect(shapes('.cluster')).toEqual(['rect']);
    expect($('.node rect')).toHaveLength(2);
    expect($('.edge path, .edge polygon').length).toBeGreaterThan(6);
    expect($('.edge text, .cluster text')).toHaveLength(0);
    expect($('path[stroke-dasharray]')).toHaveLength(1);
  });

  it('draws the texts of lines and groups over all lines', () => {
    const kinds = $('.graph > *')
      .toArray()
      .map(({attribs}) => attribs.class);
    expect(kinds.slice(-4).sort()).toEqual([
      'label',
      'label',
      'label loop',
      'title',
    ]);
  });

  it('is the same each time', () => {
    expect(draw(graph)).toBe(svg);
  });

  it('has a box that is wider than its Chinese text', () => {
    const {nodes, ...others} = graph;
    const label = '虛擬機器快照還原';
    const $box = load(
      draw({
        ...others,
        nodes: [{...nodes[2]!, label}],
        edges: [],
        groups: [],
      }),
      {xml: true},
    );
    const width = Number($box('.node rect').attr('width'));
    expect(width).toBeGreaterThan([...label].length * 14 + 10);
  });
});

describe('the direction', () => {
  const picture = (width: number): string => `<svg width="${width}pt"/>`;
  const choice = (one: number, other: number): string =>
    drawBest(picture(one), picture(other));

  it('is that of the writer if it fits a phone, or else the narrower', () => {
    expect(choice(300, 200)).toBe(picture(300));
    expect(choice(600, 350)).toBe(picture(350));
    expect(choice(1000, 600)).toBe(picture(600));
    expect(choice(900, 1000)).toBe(picture(900));
  });
});

describe('a text of a diagram', () => {
  it.each([
    ['Pool', ['Pool']],
    ['MAAS runs its default tests', ['MAAS runs its', 'default tests']],
    ['CreateRelease 失敗', ['CreateRelease', '失敗']],
    ['MAAS 執行預設測試', ['MAAS 執行', '預設測試']],
    ['UpdateRelease、RollbackRelease', ['UpdateRelease、', 'RollbackRelease']],
    ['對每個節點各呼叫一次，然後等候', ['對每個節點各呼叫', '一次，然後等候']],
    ['RevokeSubvolumeExportAccess', ['RevokeSubvolumeExportAccess']],
    ['', []],
  ])('%j stands on lines', (text, lines) => {
    expect(findLines(text)).toEqual(lines);
  });

  it('loses and gains nothing but spaces', () => {
    const part = fc.constantFrom('a', 'W', ' ', '  ', '\n', '<', '字', '，');
    fc.assert(
      fc.property(fc.array(part, {maxLength: 60}), (parts) => {
        const text = parts.join('');
        expect(findLines(text).join('').replace(/\s/g, '')).toBe(
          text.replace(/\s/g, ''),
        );
      }),
    );
  });
});
