/** Licenses that any package may have: they ask for no more than to be named. */
export const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** A license that packages may have for a reason. */
export interface Exception {
  /** As the lock file has it; empty where the package names none there. */
  license: string;
  packages: string[];
  reason: string;
}

/** One that is not needed any more fails the check, as a missing one does. */
export const exceptions: Exception[] = [
  {
    license: '',
    packages: [
      'compute-gcd',
      'compute-lcm',
      'eval',
      'format',
      'httpntlm',
      'json-query',
      'require-like',
      'stack-trace',
      'validate.io-function',
      'validate.io-integer',
      'validate.io-integer-array',
      'validate.io-number',
    ],
    reason:
      'MIT, by their license file or the old field "licenses", which npm does not copy.',
  },
  {
    license: '[object Object],[object Object]',
    packages: ['tv4'],
    reason: 'Public domain or MIT, in an old form. A tool that is not shipped.',
  },
  {
    license: 'OFL-1.1',
    packages: ['@fontsource-variable/noto-sans-tc'],
    reason: 'The font of the social cards: drawn with, not shipped.',
  },
  {
    license: 'OFL-1.1',
    packages: ['@fontsource-variable/geist-mono', '@fontsource-variable/inter'],
    reason:
      'Fonts of the pages, served with their licenses beside them (src/generate/fonts.ts).',
  },
  {
    license: 'MPL-2.0',
    packages: ['axe-core', '@axe-core/playwright'],
    reason: 'Tools of the browser tests, used as they are and not shipped.',
  },
  {
    license: 'MPL-2.0',
    packages: [
      'lightningcss',
      'lightningcss-android-arm64',
      'lightningcss-darwin-arm64',
      'lightningcss-darwin-x64',
      'lightningcss-freebsd-x64',
      'lightningcss-linux-arm-gnueabihf',
      'lightningcss-linux-arm64-gnu',
      'lightningcss-linux-arm64-musl',
      'lightningcss-linux-x64-gnu',
      'lightningcss-linux-x64-musl',
      'lightningcss-win32-arm64-msvc',
      'lightningcss-win32-x64-msvc',
    ],
    reason:
      'Minifies the styles when the site is built; none of it is in them.',
  },
  {
    license: 'EPL-2.0',
    packages: ['elkjs'],
    reason: 'Comes with beautiful-mermaid, a tool. The site has none of it.',
  },
  {
    license: 'CC-BY-4.0',
    packages: ['caniuse-lite'],
    reason: 'Data on browsers, read when the site is built.',
  },
  {
    license: 'CC BY-SA 4.0',
    packages: ['@cspell/dict-en-common-misspellings'],
    reason: 'Words of the spell checker, which the site has not.',
  },
  {
    license: 'WTFPL',
    packages: ['@cspell/dict-django', 'stream-length'],
    reason: 'Allows everything; in words that lawyers do not like. Only tools.',
  },
];
