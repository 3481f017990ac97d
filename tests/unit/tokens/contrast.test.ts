import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {computeContrast, parseColor} from '../../../src/tokens/contrast';

const hex = fc
  .integer({min: 0, max: 0xffffff})
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  // Figures of the WebAIM contrast checker.
  it.each([
    ['#000', '#fff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0b5c6b', '#ffffff', 7.61],
    ['#a33a1f', '#ffffff', 6.59],
  ])('of %s on %s is %d', (front, back, ratio) => {
    expect(computeContrast(front, [back])).toBeCloseTo(ratio, 1);
  });

  it('lets a layer through what is below it', () => {
    expect(computeContrast('#000', ['#fff', 'rgb(0 0 0 / 100%)'])).toBe(1);
    expect(computeContrast('#000', ['#fff', 'rgb(0 0 0 / 0%)'])).toBe(21);
    expect(computeContrast('rgb(0 0 0 / 0%)', ['#123456'])).toBe(1);
    expect(computeContrast('#000', ['#fff', 'rgb(0 0 0 / 20%)'])).toBeCloseTo(
      computeContrast('#000', ['#cccccc']),
      10,
    );
  });

  it('is the same the other way round, and from 1 to 21', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        const ratio = computeContrast(one, [other]);
        expect(ratio).toBeCloseTo(computeContrast(other, [one]), 10);
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
      }),
    );
  });
});

it.each(['red', '#12', '#1234', 'rgb(1, 2, 3)', 'var(--x)', ''])(
  'says that it does not read "%s"',
  (text) => {
    expect(() => parseColor(text)).toThrow(`"${text}" is no color`);
  },
);
