import {describe, expect, it} from 'vitest';
import {
  renderProse,
  renderRichText,
  findSchema,
  renderSections,
} from '../../../src/reference/pages/context';
import type {Graph} from '../../../src/reference/diagrams/graph';
import {makeContext, schema} from './model';
import {markdown} from './read';

const oak = schema('Oak');
const tree = '/docs/api/schemas/tree';
const linked = makeContext({}, {links: new Map([['Tree', tree]])});

describe('schemaOf', () => {
  it('gives the schema of a name', () => {
    expect(findSchema(makeContext({schemas: [oak]}), 'holt.a.v1.Oak')).toBe(
      oak,
    );
  });

  it('names the schema that is not there', () => {
    expect(() => findSchema(makeContext(), 'holt.a.v1.Gone')).toThrow(
      'holt.a.v1.Gone is used but not defined in openapi/.',
    );
  });
});

describe('a description', () => {
  it('links names of the API, but none to the page itself', () => {
    const see = (self: string) =>
      markdown(renderProse('See `Tree`.', linked, self));
    expect(see('/other')).toBe(`See [\`Tree\`](${tree}).`);
    expect(see(tree)).toBe('See `Tree`.');
  });

  it('is empty where there is none', () => {
    expect(renderProse(undefined, linked, tree)).toEqual([]);
    expect(renderRichText(undefined, linked)).toEqual([]);
    expect(renderRichText('', linked)).toEqual([]);
  });

  it('links names in data too, by the links of its own reference', () => {
    const code = ['code', {}, 'Tree'];
    const elsewhere = makeContext({}, {links: new Map([['Tree', '/zh/tree']])});
    for (const [context, href] of [
      [linked, tree],
      [elsewhere, '/zh/tree'],
      [linked, tree],
    ] as const) {
      expect(renderRichText('See `Tree`.', context)).toEqual([
        ['p', {}, 'See ', ['a', {href}, code], '.'],
      ]);
    }
    expect(renderRichText('See.', linked)).toEqual([['p', {}, 'See.']]);
  });

  it('is made once for all pages that show it as data', () => {
    const text = renderRichText('The same *text*.', linked);
    expect(renderRichText('The same *text*.', linked)).toBe(text);
  });

  it('keeps the ids of headings in a text of whole sections only', () => {
    expect(markdown(renderSections('## A `Tree` B {#a}', linked))).toBe(
      `## A [\`Tree\`](${tree}) B {#a}`,
    );
    expect(renderRichText('## A {#a}', linked)).toEqual([['h2', {}, 'A {#a}']]);
  });
});

describe('a diagram', () => {
  const graph: Graph = {
    kind: 'objects',
    direction: 'LR',
    nodes: [
      {id: 'a', label: 'Oak', shape: 'box'},
      {id: 'b', label: 'Acorn', shape: 'box'},
    ],
    edges: [{from: 'a', to: 'b', label: 'grows', heads: 'to'}],
    groups: [],
  };
  const drawn = makeContext({}, {diagrams: {a: {graph, svg: '<svg/>'}}});
  const fenced = (code: string): string => `\`\`\`mermaid\n${code}\n\`\`\``;

  it('is drawn, with a name and a list for those who do not see it', () => {
    expect(renderRichText(fenced('a'), drawn)).toEqual([
      [
        'Diagram',
        {label: 'Diagram of objects (2) and relations (1)', svg: '<svg/>'},
        ['ul', {}, ['li', {}, 'Oak → Acorn: grows']],
      ],
    ]);
  });

  it('is named where it was not drawn', () => {
    expect(() => renderRichText(fenced('c --> d'), drawn)).toThrow(
      'A diagram was not drawn:\nc --> d',
    );
  });
});
