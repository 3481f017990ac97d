import {describe, expect, it} from 'vitest';
import {
  prose,
  richText,
  schemaOf,
  sections,
} from '../../../src/reference/pages/context';
import type {RichText} from '../../../src/reference/richText';
import {contextOf, schema} from './model';
import {elements, markdown} from './read';

const oak = schema('Oak');
const tree = '/docs/api/schemas/tree';
const linked = contextOf({}, {links: new Map([['Tree', tree]])});

describe('schemaOf', () => {
  it('gives the schema of a name', () => {
    expect(schemaOf(contextOf({schemas: [oak]}), 'holt.a.v1.Oak')).toBe(oak);
  });

  it('names the schema that is not there', () => {
    expect(() => schemaOf(contextOf(), 'holt.a.v1.Gone')).toThrow(
      'holt.a.v1.Gone is used but not defined in openapi/.',
    );
  });
});

describe('a description', () => {
  it('links names of the API, but none to the page itself', () => {
    const see = (self: string) => markdown(prose('See `Tree`.', linked, self));
    expect(see('/other')).toBe(`See [\`Tree\`](${tree}).`);
    expect(see(tree)).toBe('See `Tree`.');
  });

  it('is empty where there is none', () => {
    expect(prose(undefined, linked, tree)).toEqual([]);
    expect(richText(undefined, linked)).toEqual([]);
    expect(richText('', linked)).toEqual([]);
  });

  it('links names in data too, by the links of its own reference', () => {
    const code = ['code', {}, 'Tree'];
    const elsewhere = contextOf({}, {links: new Map([['Tree', '/zh/tree']])});
    for (const [context, href] of [
      [linked, tree],
      [elsewhere, '/zh/tree'],
      [linked, tree],
    ] as const) {
      expect(richText('See `Tree`.', context)).toEqual([
        ['p', {}, 'See ', ['a', {href}, code], '.'],
      ]);
    }
    expect(richText('See.', linked)).toEqual([['p', {}, 'See.']]);
  });

  it('is made once for all pages that show it as data', () => {
    const text = richText('The same *text*.', linked);
    expect(richText('The same *text*.', linked)).toBe(text);
  });

  it('keeps the ids of headings in a text of whole sections only', () => {
    expect(markdown(sections('## A `Tree` B {#a}', linked))).toBe(
      `## A [\`Tree\`](${tree}) B {#a}`,
    );
    expect(richText('## A {#a}', linked)).toEqual([['h2', {}, 'A {#a}']]);
  });
});

describe('a diagram', () => {
  const drawing = '<svg><g id="arrow"/><path d="url(#arrow)"/></svg>';
  const drawn = contextOf({}, {diagrams: {a: drawing, b: drawing}});
  const fenced = (code: string): string => `\`\`\`mermaid\n${code}\n\`\`\``;

  const idsOf = (content: RichText[]): (string | undefined)[] =>
    elements(content, 'Diagram').flatMap(({svg}) =>
      [...String(svg).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    );

  it('is drawn, with a name for those who do not see it', () => {
    const [diagram] = elements(richText(fenced('a'), drawn), 'Diagram');
    expect(diagram?.label).toBe('Diagram of what the text describes');
    expect(diagram?.svg).toContain('<path d="url(#');
  });

  it('has ids of its own, in whatever text of a page it stands', () => {
    const page = [fenced('a'), fenced('b')].flatMap((text) =>
      prose(text, drawn, '/docs/api/a'),
    );
    const ids = idsOf(page);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  it('has ids of its own beside the same diagram in a text', () => {
    const text = [fenced('a'), fenced('b'), fenced('a')].join('\n\n');
    expect(new Set(idsOf(richText(text, drawn))).size).toBe(3);
  });

  it('is named where it was not drawn', () => {
    expect(() => richText(fenced('c --> d'), drawn)).toThrow(
      'A diagram was not drawn:\nc --> d',
    );
  });
});
