import {describe, expect, it} from 'vitest';
import {getSchemaName} from '../../../src/api/fields';
import {getPresence} from '../../../src/generate/pages/fieldData';
import {field} from '../generate/pages/model';

it.each(['../x.yaml', '#/components/responses/A', 'x#/components/schemas/A'])(
  'a reference to %s, which was not bundled, is refused with what to write',
  (pointer) => {
    expect(() => getSchemaName(pointer)).toThrow(
      `"${pointer}" does not point into components/schemas. Refer to a schema file as "../schemas/file.yaml#/full.Name".`,
    );
  },
);

describe('the presence of a field', () => {
  const list = {name: 'string', isSchema: false, repeated: true, map: false};

  it.each([
    ['always', field('a', {alwaysPresent: true})],
    ['filled', field('a', {type: list})],
    ['filled', field('a', {type: {...list, repeated: false, map: true}})],
    ['sometimes', field('a')],
  ] as const)('is "%s"', (presence, one) => {
    expect(getPresence(one)).toBe(presence);
  });
});
