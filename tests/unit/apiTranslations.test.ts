import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {OpenApiDocument} from '../../src/reference/openapi';
import {joinBlocks, splitBlocks} from '../../src/translations/api/blocks';
import {mergeCatalogues} from '../../src/translations/api/catalogues';
import {extractTexts} from '../../src/translations/api/extractTexts';
import {localizeDescription} from '../../src/translations/api/localize';
import {visitTexts} from '../../src/translations/api/visitTexts';
import type {Messages} from '../../src/translations/messages';

const fence = '```';

describe('splitBlocks', () => {
  it('splits at blank lines, but not inside code', () => {
    const diagram = `${fence}mermaid\na\n\nb\n${fence}`;
    expect(splitBlocks(`One.\nTwo.\n\n\n${diagram}\n\n- a\n- b\n`)).toEqual([
      'One.\nTwo.',
      diagram,
      '- a\n- b',
    ]);
  });

  it('is not misled by fences of another length or kind', () => {
    const code = `~~~\n${fence}\n\nstill code\n~~~~`;
    expect(splitBlocks(`${code}\n\nText`)).toEqual([code, 'Text']);
    expect(splitBlocks(`${fence}\nno end\n\ntext`)).toHaveLength(1);
    expect(splitBlocks('')).toEqual([]);
  });

  it('loses no line that has words', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), {maxLength: 12}), (lines) => {
        const text = lines.join('\n');
        const words = (value: string): string => value.replace(/\s+/g, '');
        expect(words(joinBlocks(splitBlocks(text)))).toBe(words(text));
      }),
    );
  });
});

/** A small description with a text in every kind of place. */
const description = {
  openapi: '3.1.0',
  info: {title: 'Holt Service', version: 'v1', summary: 'A', description: 'B'},
  tags: [
    {
      name: 'TreeService',
      'x-displayName': 'Tree',
      description: 'Manages trees.',
      'x-guide': [{id: 'order', text: 'First.\n\nSecond.'}],
    },
  ],
  paths: {
    '/holt.tree.v1.TreeService/ListTrees': {
      post: {
        operationId: 'TreeService_ListTrees',
        tags: ['TreeService'],
        summary: 'List trees',
        description: 'Lists trees.\n\nSecond.',
        'x-uncertain': 'Second.',
        'x-connect-errors': [
          {code: 'unknown', description: 'No wood.', message: 'no wood'},
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {$ref: '#/components/schemas/holt.tree.v1.Tree'},
              examples: {
                description: {
                  summary: 'All trees',
                  value: {description: 'stays', summary: 'stays'},
                },
              },
            },
          },
        },
        responses: {'200': {description: 'The trees.'}},
      },
    },
  },
  components: {
    schemas: {
      'holt.tree.v1.Tree': {
        type: 'object',
        description: 'A tree.',
        properties: {
          description: {type: 'string', description: 'What it is.'},
          summary: {
            type: 'string',
            enum: ['OAK'],
            default: 'OAK',
            'x-enumDescriptions': {OAK: 'An oak.'},
          },
        },
      },
    },
  },
} as unknown as OpenApiDocument;

const texts = [
  'A',
  'B',
  'Tree',
  'Manages trees.',
  'First.',
  'Second.',
  'List trees',
  'Lists trees.',
  'No wood.',
  'All trees',
  'The trees.',
  'A tree.',
  'What it is.',
  'An oak.',
];

describe('extractTexts', () => {
  const catalogues = extractTexts(description);

  it('finds every text, once, with its place', () => {
    const found = [...catalogues.values()].flatMap(Object.keys);
    for (const text of texts) {
      expect(
        found.filter((one) => one === text),
        text,
      ).toHaveLength(1);
    }
    expect(found).not.toContain('stays');
    expect(found).not.toContain('no wood');
    expect(catalogues.get('tree')?.['What it is.']).toEqual({
      message: 'What it is.',
      description: 'Schema Tree.description',
    });
    expect(catalogues.get('tree')?.['Second.']?.description).toBe(
      'TreeService, guide (and 1 more)',
    );
    expect(catalogues.get('tree')?.['Tree service']).toBeDefined();
    expect(catalogues.get('shared')?.A).toBeDefined();
  });
});

describe('localizeDescription', () => {
  const translations = Object.fromEntries(
    texts.map((text) => [text, {message: `譯：${text}`}]),
  );
  const localized = localizeDescription(description, translations, 'zh-hant');

  it('replaces every text and nothing else', () => {
    const seen: string[] = [];
    visitTexts(localized, (text) => {
      seen.push(text);
      return text;
    });
    expect(seen.every((text) => text.startsWith('譯：'))).toBe(true);
    const bare = (document: OpenApiDocument) => visitTexts(document, () => '');
    const path = '/holt.tree.v1.TreeService/ListTrees';
    const post: object = bare(description).paths[path]?.post ?? {};
    expect(post).toHaveProperty('x-uncertain', 'Second.');
    expect({
      ...bare(localized).paths[path]?.post,
      'x-uncertain': 'Second.',
    }).toEqual(post);
    expect(bare(localized).components).toEqual(bare(description).components);
  });

  it('puts blocks together, and keeps English what has no translation', () => {
    const some = localizeDescription(
      description,
      {'First.': {message: '一。'}},
      'zh-hant',
    );
    expect(some.tags[0]?.['x-guide']?.[0]?.text).toBe('一。\n\nSecond.');
    expect(some.info.summary).toBe('A');
  });

  it('is not confused by names of Object.prototype', () => {
    const odd = {
      ...description,
      info: {...description.info, summary: 'constructor'},
    };
    expect(localizeDescription(odd, {}, 'zh-hant').info.summary).toBe(
      'constructor',
    );
  });

  it('leaves the English description alone', () => {
    expect(localizeDescription(description, translations, 'en')).toBe(
      description,
    );
  });
});

describe('mergeCatalogues', () => {
  const message = (text: string, where = 'x') => ({
    message: text,
    description: where,
  });

  it('keeps a translation whose text moved to another catalogue', () => {
    const merged = mergeCatalogues(
      new Map<string, Messages>([
        ['shared', {Both: message('Both')}],
        ['tree', {New: message('New')}],
      ]),
      new Map([['tree', {Both: message('都'), Gone: message('曾經')}]]),
    );
    expect(merged.get('shared')?.Both?.message).toBe('都');
    expect(merged.get('tree')).toEqual({
      New: message('New'),
      Gone: message('曾經', 'No longer used. x'),
    });
  });

  it('changes nothing the second time', () => {
    const extracted = new Map([
      ['a', {One: message('One'), Two: message('Two')}],
    ]);
    const once = mergeCatalogues(
      extracted,
      new Map([['a', {Two: message('二'), Old: message('舊')}]]),
    );
    const twice = mergeCatalogues(extracted, once);
    expect(JSON.stringify([...twice])).toBe(JSON.stringify([...once]));
  });
});
