import {expect, it} from 'vitest';
import {countFoldedLines} from '../../../src/reference/foldedLines';

it('code of up to 20 lines is short', () => {
  expect(countFoldedLines('')).toBe(undefined);
  expect(countFoldedLines('a\n'.repeat(19))).toBe(undefined);
  expect(countFoldedLines('a\n'.repeat(20))).toBe(21);
});
