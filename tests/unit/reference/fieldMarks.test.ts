import {describe, expect, it} from 'vitest';
import {getFields} from '../../../src/reference/fields';

const string = {type: 'string'};

describe('the fields of a message', () => {
  it('are none where it has none', () => {
    expect(getFields({type: 'object'})).toEqual([]);
  });

  it('keep their order and all that is said of them', () => {
    const fields = getFields({
      type: 'object',
      required: ['size'],
      properties: {
        size: {
          type: 'integer',
          format: 'int32',
          description: 'How many.',
          default: 3,
          readOnly: true,
          'x-always-present': true,
        },
        kind: {...string, enum: ['OAK'], 'x-enumDescriptions': {OAK: 'Hard.'}},
      },
    });
    expect(fields).toEqual([
      {
        name: 'size',
        type: {
          name: 'integer (int32)',
          isSchema: false,
          repeated: false,
          map: false,
        },
        description: 'How many.',
        required: true,
        alwaysPresent: true,
        readOnly: true,
        defaultValue: '3',
        enumValues: [],
      },
      {
        name: 'kind',
        type: {name: 'string', isSchema: false, repeated: false, map: false},
        description: undefined,
        required: false,
        alwaysPresent: false,
        readOnly: false,
        defaultValue: undefined,
        enumValues: [
          {name: 'OAK', description: 'Hard.', httpStatus: undefined},
        ],
      },
    ]);
  });

  it('are required by their whole name only', () => {
    const properties = {a: string, ab: string};
    const marks = (required?: string[]) =>
      getFields({properties, required}).map((field) => field.required);
    expect(marks(['ab'])).toEqual([false, true]);
    expect(marks(['a', 'ab'])).toEqual([true, true]);
    expect(marks([])).toEqual([false, false]);
    expect(marks()).toEqual([false, false]);
  });

  it('are read-only where the description says so', () => {
    const marks = getFields({
      properties: {
        a: {...string, readOnly: true},
        b: {...string, readOnly: false},
        c: string,
      },
    }).map(({readOnly}) => readOnly);
    expect(marks).toEqual([true, false, false]);
  });

  it.each([
    [false, 'false'],
    [0, '0'],
    ['', '""'],
    ['a"b', '"a\\"b"'],
    [null, 'null'],
    [[], '[]'],
  ])('show the default value %j as JSON', (value, shown) => {
    const fields = getFields({properties: {a: {...string, default: value}}});
    expect(fields.map(({defaultValue}) => defaultValue)).toEqual([shown]);
  });
});
