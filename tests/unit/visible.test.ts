import {describe, expect, it} from 'vitest';
import {makeVisible} from '../../src/calls/visible';

describe('visible', () => {
  it('shows controls, marks of direction and halves of pairs', () => {
    expect(makeVisible('a\u0000\u001b[1m\u202eb\u200b\ufeff\ud800')).toBe(
      'a\\u0000\\u001b[1m\\u202eb\\u200b\\ufeff\\ud800',
    );
  });

  it('leaves all other text alone', () => {
    const text = 'a\tb\n漢字 🦦 é "quoted" \\u0041';
    expect(makeVisible(text)).toBe(text);
  });
});
