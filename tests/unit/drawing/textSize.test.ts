import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {lineWidth, wrap} from '../../../src/drawing/textSize';

describe('a text of a diagram', () => {
  it.each([
    ['Pool', ['Pool']],
    ['MAAS runs its default tests', ['MAAS runs its', 'default tests']],
    ['UpdateRelease、RollbackRelease', ['UpdateRelease、', 'RollbackRelease']],
    ['對每個節點各呼叫一次，然後等候', ['對每個節點各呼叫', '一次，然後等候']],
    ['RevokeSubvolumeExport', ['RevokeSubvolumeExport']],
    ['', []],
  ])('%j stands on lines of about one length', (text, lines) => {
    expect(wrap(text, 13, 130).lines).toEqual(lines);
  });

  it('loses and gains nothing but spaces, and has no line too long', () => {
    const part = fc.constantFrom(
      'a',
      'Ü',
      'W',
      ' ',
      '  ',
      '\n',
      '<',
      '字',
      '，',
    );
    fc.assert(
      fc.property(fc.array(part, {maxLength: 60}), (parts) => {
        const text = parts.join('');
        const {lines, width, height} = wrap(text, 14, 100);
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        for (const line of lines) {
          expect(lineWidth(line, 14)).toBeLessThanOrEqual(Math.max(width, 0));
        }
        expect(width).toBeLessThanOrEqual(180);
        expect(height).toBeGreaterThan(0);
      }),
    );
  });
});
