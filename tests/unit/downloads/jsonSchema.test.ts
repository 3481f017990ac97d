import {describe, expect, it} from 'vitest';
import {createStandaloneSchema} from '../../../src/downloads/jsonSchema';
import {document} from './document';

const id = 'https://a.example/schemas/thing.json';
const {schemas} = document.components;

describe('createStandaloneSchema', () => {
  const schema = createStandaloneSchema('a.Thing', schemas, id);

  it('says its dialect, its address and its name', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: id,
      title: 'a.Thing',
    });
  });

  it('leads references to $defs, and to the root where it refers to itself', () => {
    expect(schema).toMatchObject({
      properties: {
        parts: {items: {$ref: '#'}},
        owner: {$ref: '#/$defs/a.Owner'},
      },
      $defs: {'a.Owner': {properties: {owns: {$ref: '#'}}}},
    });
    expect(Object.keys(schema.$defs ?? {})).toEqual(['a.Owner']);
  });

  it('leaves out extensions, but not a field with the name of one', () => {
    expect(schema.properties).toHaveProperty('x-ray', {type: 'string'});
  });

  it('says the range of a format that validators do not know', () => {
    expect(schema.properties).toHaveProperty('count', {
      type: 'integer',
      minimum: 0,
      maximum: 4294967295,
    });
  });

  it('says in the description what values mean', () => {
    const {description} = createStandaloneSchema('a.Kind', schemas, id);
    expect(description).toBe(
      'What it is.\n\n- `GOOD`: It works.\n- `BAD`: It does not.',
    );
  });

  it('names a schema that does not exist', () => {
    expect(() => createStandaloneSchema('a.None', schemas, id)).toThrow(
      'there is no schema a.None',
    );
  });
});
