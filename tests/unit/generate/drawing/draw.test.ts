import {parseMermaid, type MermaidGraph} from 'beautiful-mermaid';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {loadDrawer} from '../../../../src/generate/drawing/draw';

const draw = await loadDrawer();
const hostile = '"><script>alert(1)</script> & <b> \\N &lt;';
const nodes = [
  {id: '_start', label: '', shape: 'state-start'},
  {id: 'a:b "c"', label: hostile, shape: 'rounded'},
  {id: '字', label: '虛擬機器快照還原', shape: 'rounded'},
  {id: '_end', label: '', shape: 'state-end'},
  {id: '_end2', label: '', shape: 'state-end'},
] as const;
const edge = (source: string, target: string, label?: string) => ({
  source,
  target,
  label,
  style: 'solid' as const,
  hasArrowStart: false,
  hasArrowEnd: true,
});
const graph: MermaidGraph = {
  ...parseMermaid('stateDiagram-v2\n  a --> b'),
  nodes: new Map(nodes.map((node) => [node.id, node])),
  edges: [
    edge('_start', 'a:b "c"'),
    {
      ...edge('a:b "c"', '字', hostile),
      style: 'dotted',
      hasArrowStart: true,
    },
    {...edge('字', '字', 'again'), hasArrowEnd: false},
    edge('字', '_end', 'x'.repeat(99)),
    edge('a:b "c"', '_end2'),
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
