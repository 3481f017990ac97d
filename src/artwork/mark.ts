/** The arch of the logo, and the broken line below it, in a square of 32. */
export const mark = (arch: string, line: string): string =>
  `<path fill="${arch}" d="M3 23V5.5a3.25 3.25 0 0 1 6.5 0V9.4A11 11 0 0 1 29 16.5V23h-6.5v-5.5a5.5 5.5 0 0 0-11 0V23z"/>
  <path stroke="${line}" stroke-width="3" stroke-linecap="round" d="M4.5 28h13M23 28h4.5"/>`;
