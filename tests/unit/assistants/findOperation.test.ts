import {describe, expect, it} from 'vitest';
import {findOperation} from '../../../src/assistants/findOperation';
import {forest} from './forest';

const language = forest();

describe('an operation is found by', () => {
  it.each([
    'PlantTree',
    ' planttree ',
    'plant_tree',
    'tree-planttree',
    'TreeService.PlantTree',
    'TreeService/PlantTree',
    'holt.tree.v1.TreeService/PlantTree',
    'holt.tree.v1.TreeService.PlantTree',
    '/holt.tree.v1.TreeService/PlantTree',
    'POST /holt.tree.v1.TreeService/PlantTree',
    'https://holt.example.com/holt.tree.v1.TreeService/PlantTree',
    '/docs/api/tree-planttree',
    '/zh-hant/docs/api/tree-planttree.html#request.species',
    'https://docs.example/docs/api/tree-planttree.md?x=1',
  ])('%s', (name) => {
    expect(findOperation(name, language).operation).toBe('PlantTree');
  });
});

describe('an operation that does not exist', () => {
  it('names similar ones', () => {
    expect(() => findOperation('plant a tre', language)).toThrow(
      /^There is no operation "plant a tre"\. Similar ones: tree-planttree/,
    );
  });

  it.each([
    'qqqqqqqq',
    '__proto__',
    'constructor',
    '/',
    '   ',
    '%E0%A4%A',
    '\u0000',
    '('.repeat(2000),
  ])('is an error for %j', (name) => {
    expect(() => findOperation(name, language)).toThrow(
      'There is no operation',
    );
  });
});
