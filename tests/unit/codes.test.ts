import {expect, it} from 'vitest';
import {httpStatusOfCode} from '../../src/connect/codes';
import {readBundle} from '../../src/reference/loadReference';

it('the description and Connect agree on codes and their HTTP status', () => {
  const {schemas} = readBundle('.').components;
  const code = schemas['connect.error']?.properties?.code;
  expect(code?.['x-http-status']).toEqual(httpStatusOfCode);
  expect(code?.enum).toEqual(Object.keys(httpStatusOfCode));
});
