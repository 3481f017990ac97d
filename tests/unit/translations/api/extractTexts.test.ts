import {describe, expect, it} from 'vitest';
import type {OpenApiDocument} from '../../../../src/reference/openapi';
import {extractTexts} from '../../../../src/translations/api/extractTexts';
import {description} from './description';

const contexts = (catalog: object = {}) =>
  Object.fromEntries(
    Object.entries(catalog as Record<string, {description?: string}>).map(
      ([text, message]) => [text, message.description],
    ),
  );

describe('extractTexts', () => {
  it('finds every text of a service, once, with its place', () => {
    expect(contexts(extractTexts(description).get('tree'))).toEqual({
      Tree: 'Heading of the operations on one kind of object (and 1 more)',
      'Tree service': 'Title of the page',
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
    });
  });

  it('gives each text as its own message', () => {
    const messages = extractTexts(description).get('tree');
    expect(messages?.['Second.']?.message).toBe('Second.');
    expect(messages?.['List (sidebar, ListTrees)']?.message).toBe('List');
  });

  it('shares what belongs to no service, and the fixed texts of the pages', () => {
    const catalogs = extractTexts(description);
    const shared = contexts(catalogs.get('shared'));
    expect(shared).toMatchObject({
      A: 'info',
      B: 'info',
      Errors: 'Heading of the errors of an operation',
    });
    expect([...catalogs.keys()]).toEqual(['shared', 'tree']);
  });

  const two = (paths: object = {}): OpenApiDocument =>
    ({
      tags: [
        {name: 'TreeService', description: 'Both.'},
        {name: 'BirdService', description: 'Both.'},
      ],
      paths,
    }) as unknown as OpenApiDocument;

  it('shares what two services say', () => {
    const found = extractTexts(two());
    expect(contexts(found.get('shared'))).toMatchObject({
      'Both.': 'TreeService, description (and 1 more)',
    });
    expect(found.get('tree')).not.toHaveProperty('Both.');
    expect(found.get('bird')).not.toHaveProperty('Both.');
  });

  it('counts a place that says a text twice as one', () => {
    const found = extractTexts({
      tags: [{name: 'TreeService', description: 'Twice.\n\nTwice.'}],
      paths: {},
    } as unknown as OpenApiDocument);
    expect(contexts(found.get('tree'))).toMatchObject({
      'Twice.': 'TreeService, description',
    });
  });

  it('has a catalog for a service without texts, and one without tag', () => {
    const found = extractTexts(
      two({'/holt.fish.v12.FishService/CatchFish': {}}),
    );
    expect([...found.keys()]).toEqual(['shared', 'tree', 'bird', 'fish']);
    expect(found.get('fish')).toHaveProperty('Fish');
  });

  it.each([
    '/health',
    '/v1/holt.tree.v1.TreeService/ListTrees',
    '/holt.tree.v1.TreeService/ListTrees/more',
    '/holt.tree.next.TreeService/ListTrees',
    '/holt.tree.v1.Tree-Service/ListTrees',
  ])('finds no object in the path %s', (path) => {
    const found = extractTexts(two({[path]: {}}));
    expect([...found.keys()]).toEqual(['shared', 'tree', 'bird']);
    expect(Object.keys(found.get('tree') ?? {})).toEqual(['Tree service']);
  });
});
