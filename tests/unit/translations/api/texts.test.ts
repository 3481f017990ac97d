import {expect, it} from 'vitest';
import type {OpenApiDocument} from '../../../../src/api/openapi';
import {visitTexts} from '../../../../src/api/visitTexts';
import {extractTexts} from '../../../../src/translations/api/extract';
import {localize} from '../../../../src/translations/api/localize';
import type {Messages} from '../../../../src/translations/messages';
import {description, texts} from './description';

const contexts = (catalog: Messages = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(catalog).map(([text, message]) => [
      text,
      message.description,
    ]),
  );

it('every text of a service is a message, once, with its place', () => {
  const catalogs = extractTexts(description, new Map());
  expect([...catalogs.keys()]).toEqual(['shared', 'tree', 'guides']);
  expect(contexts(catalogs.get('tree'))).toEqual({
    Tree: 'Heading of a group of operations (and 1 more)',
    'Manages trees.': 'TreeService, description',
    'First.': 'TreeService, guide',
    'Second.': 'TreeService, guide (and 1 more)',
    'List trees': 'Operation ListTrees, title',
    'List (sidebar, ListTrees)': 'Operation ListTrees, label in the sidebar',
    'Lists trees.': 'Operation ListTrees, description',
    'No wood.': 'Operation ListTrees, error',
    'All trees':
      'Operation ListTrees, title of the request example description',
    'The trees.': 'Operation ListTrees, what the response is',
    'A tree.': 'Schema Tree',
    'What it is.': 'Schema Tree.description',
    'An oak.': 'Schema Tree.summary, meaning of OAK',
    'Any tree.': 'Schema Tree.summary, meaning of default',
  });
  expect(contexts(catalogs.get('shared'))).toMatchObject({
    A: 'info',
    B: 'info',
  });
});

it('a list of values is the same in every language', () => {
  const found = extractTexts(
    {
      tags: [{name: 'TreeService', description: 'It is:\n\n- `on`\n- `off`'}],
      paths: {},
    } as unknown as OpenApiDocument,
    new Map(),
  );
  expect(Object.keys(found.get('tree') ?? {})).toEqual(['It is:']);
});

it('what two services say is shared', () => {
  const two = {
    tags: ['TreeService', 'BirdService'].map((name) => ({
      name,
      description: 'Both.',
    })),
    paths: {},
  } as unknown as OpenApiDocument;
  const found = extractTexts(two, new Map());
  expect(found.get('shared')).toHaveProperty(['Both.']);
  expect(found.get('tree')).not.toHaveProperty(['Both.']);
});

it('what a draft says is not translated', () => {
  const found = extractTexts(
    {
      tags: [
        {name: 'TreeService', description: 'Written.'},
        {name: 'BirdService', description: 'Draft.', 'x-draft': true},
      ],
      paths: {},
    } as unknown as OpenApiDocument,
    new Map(),
  );
  expect(found.get('tree')).toHaveProperty(['Written.']);
  expect(found.get('bird')).toEqual({});
});

it('every text is replaced, and nothing else', () => {
  const translations = Object.fromEntries(
    texts.map((text) => [text, {message: `譯：${text}`}]),
  );
  const localized = localize(description, translations, 'zh-hant');
  const seen: string[] = [];
  visitTexts(localized, (text) => {
    seen.push(text);
    return text;
  });
  expect(seen.filter((text) => !text.startsWith('譯：'))).toEqual([]);
  const bare = (document: OpenApiDocument) => visitTexts(document, () => '');
  expect(bare(localized)).toEqual(bare(description));
  expect(localize(description, translations, 'en')).toBe(description);
});

it('what has no translation stays English, block by block', () => {
  const some = localize(
    description,
    {'First.': {message: '一。'}, List: {message: '清單'}},
    'zh-hant',
  );
  expect(some.tags[0]?.['x-guide']?.[0]?.text).toBe('一。\n\nSecond.');
  const [{post} = {post: undefined}] = Object.values(some.paths);
  // A label of the sidebar has a message of its own.
  expect(post).toHaveProperty(['x-sidebar-label'], 'List');
});
