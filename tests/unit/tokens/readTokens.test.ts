import {describe, expect, it} from 'vitest';
import {parseTokens} from '../../../src/tokens/readTokens';

const css = `
:root {
  /* --ink: #000; */
  --ink: #111;
  --teal: #0b5c6b;
  --focus: var(--teal);
  --line: 1px solid var(--focus);
}
@media screen {
  [data-theme='dark'] {
    --ink: #eee;
    --teal: #74c4d3;
  }
}`;

describe('parseTokens', () => {
  it('puts in what a token refers to, in the colors of the mode', () => {
    const {light, dark} = parseTokens(css);
    expect(Object.fromEntries(light)).toEqual({
      '--ink': '#111',
      '--teal': '#0b5c6b',
      '--focus': '#0b5c6b',
      '--line': '1px solid #0b5c6b',
    });
    expect(Object.fromEntries(dark)).toEqual({
      '--ink': '#eee',
      '--teal': '#74c4d3',
      '--focus': '#74c4d3',
      '--line': '1px solid #74c4d3',
    });
  });

  it('names a token that is missing, and one that refers to itself', () => {
    expect(() => parseTokens(':root {--a: var(--b);}')).toThrow(
      'src/css/tokens.css: --a refers to --b, which the file does not define.',
    );
    expect(() => parseTokens(':root {--a: var(--b); --b: var(--a);}')).toThrow(
      'src/css/tokens.css: --b refers to --a, which refers back to it.',
    );
  });
});
