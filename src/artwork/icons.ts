import type {Tokens} from '../tokens/readTokens';
import {mark} from './mark';
import {colours} from './colours';

const square = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">
  ${inside}
</svg>
`;

/** The logo of the top bar in the colours of light pages. */
export function logo(tokens: Tokens): string {
  const colour = colours(tokens, 'light');
  return square(
    mark(colour('--ifm-color-primary'), colour('--ifm-color-info-dark')),
  );
}

/** The logo of the top bar in the colours of dark pages. */
export function darkLogo(tokens: Tokens): string {
  const colour = colours(tokens, 'dark');
  return square(
    mark(colour('--ifm-color-emphasis-900'), colour('--ifm-color-primary')),
  );
}

/**
 * The logo on a ground of its own, for tabs and home screens.
 *
 * @param round whether the corners are round; telephones round them themselves
 */
export function icon(tokens: Tokens, round: boolean): string {
  const light = colours(tokens, 'light');
  const line = colours(tokens, 'dark')('--ifm-color-primary-light');
  const radius = round ? Number.parseFloat(light('--holt-radius-card')) : 0;
  return square(
    `<rect width="32" height="32"${radius ? ` rx="${radius}"` : ''} fill="${light('--ifm-color-primary')}"/>
  <g transform="translate(3.5 3) scale(.78)">
  ${mark(light('--ifm-background-color'), line)}
  </g>`,
  );
}
