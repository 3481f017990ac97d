import {tokensFile, type Mode, type Tokens} from '../tokens/readTokens';

/**
 * Looks up the tokens of a mode for a drawing.
 *
 * @throws naming the token that there is not
 */
export const colors =
  (tokens: Tokens, mode: Mode) =>
  (name: string): string => {
    const value = tokens[mode].get(name);
    if (value === undefined) {
      throw new Error(`A drawing needs ${name}, which ${tokensFile} lacks.`);
    }
    return value;
  };

/** The arch of the logo, and the broken line below it, in a square of 32. */
export const mark = (arch: string, line: string): string =>
  `<path fill="${arch}" d="M3 23V5.5a3.25 3.25 0 0 1 6.5 0V9.4A11 11 0 0 1 29 16.5V23h-6.5v-5.5a5.5 5.5 0 0 0-11 0V23z"/>
  <path stroke="${line}" stroke-width="3" stroke-linecap="round" d="M4.5 28h13M23 28h4.5"/>`;

const drawSquare = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">
  ${inside}
</svg>
`;

/** The logo of the top bar in the colors of light pages. */
export function drawLogo(tokens: Tokens): string {
  const color = colors(tokens, 'light');
  return drawSquare(
    mark(color('--ifm-color-primary'), color('--ifm-color-info-dark')),
  );
}

/** The logo of the top bar in the colors of dark pages. */
export function drawDarkLogo(tokens: Tokens): string {
  const color = colors(tokens, 'dark');
  return drawSquare(
    mark(color('--ifm-color-emphasis-900'), color('--ifm-color-primary')),
  );
}

/**
 * The logo on a ground of its own, for tabs and home screens.
 *
 * @param round whether the corners are round; telephones round them themselves
 */
export function drawIcon(tokens: Tokens, round: boolean): string {
  const light = colors(tokens, 'light');
  const line = colors(tokens, 'dark')('--ifm-color-primary-light');
  const radius = round ? Number.parseFloat(light('--holt-radius-card')) : 0;
  return drawSquare(
    `<rect width="32" height="32"${radius ? ` rx="${radius}"` : ''} fill="${light('--ifm-color-primary')}"/>
  <g transform="translate(3.5 3) scale(.78)">
  ${mark(light('--ifm-background-color'), line)}
  </g>`,
  );
}
