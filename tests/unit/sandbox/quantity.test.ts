import {expect, it} from 'vitest';
import {bytesOf, quantityOf} from '../../../src/sandbox/quantity';

it.each([
  ['0', '0'],
  ['1000', '1000'],
  ['1024', '1Ki'],
  ['1536', '1536'],
  ['10737418240', '10Gi'],
  ['1610612736', '1536Mi'],
  ['1152921504606846976', '1024Pi'],
])('%s bytes are %s', (bytes, quantity) => {
  expect(quantityOf(bytes)).toBe(quantity);
  expect(bytesOf(quantity)).toBe(BigInt(bytes));
});

it('what is no quantity has no bytes', () => {
  expect(bytesOf('')).toBe(0n);
  expect(bytesOf('many')).toBe(0n);
});
