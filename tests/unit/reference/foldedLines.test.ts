import {expect, it} from 'vitest';
import {foldedLines} from '../../../src/reference/foldedLines';

it('code of up to 20 lines is short', () => {
  expect(foldedLines('')).toBe(undefined);
  expect(foldedLines('a\n'.repeat(19))).toBe(undefined);
  expect(foldedLines('a\n'.repeat(20))).toBe(21);
});
