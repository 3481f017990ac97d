import {createHash} from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type {Locale} from '../site';
import {writeFile} from './folder';
import {fontEnding, fontsFolder} from './fontFiles';
import {staticFolder} from './paths';

const require = createRequire(import.meta.url);

/** A font of the site, and what of it a page in Latin letters needs. */
interface Font {
  /** Name of the family in the style sheets. */
  family: string;
  /** The same for Chinese pages: letters of it alone, all signs of a Han font. */
  letters: string;
  /** File of a package. */
  source: string;
  /** Weights, as `font-weight` of CSS has them: one, or from and to. */
  weights: [number] | [from: number, to: number];
}

const fonts: Font[] = [
  {
    family: 'Inter',
    letters: 'Inter Letters',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    weights: [400, 650],
  },
  {
    family: 'Geist Mono',
    letters: 'Geist Mono Letters',
    source:
      '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    weights: [400, 650],
  },
];

/** Printable ASCII. */
const letters = String.fromCharCode(
  ...Array.from({length: 0x7f - 0x20}, (_, index) => 0x20 + index),
);

/** What English texts have besides. */
const signs = '\u00a0©·×‘’“”–—…→−';

/** `geist-mono` */
const fileName = (family: string): string =>
  family.toLowerCase().replace(' ', '-');

const rangeOf = (characters: string): string =>
  [...characters]
    .map((one) => `U+${one.codePointAt(0)?.toString(16).toUpperCase()}`)
    .join(', ');

const lettersRange = 'U+20-7E';

const face = (
  family: string,
  file: string,
  weights: readonly number[],
  range: string,
): string => `@font-face {
  font-display: optional;
  font-family: '${family}';
  font-weight: ${weights.join(' ')};
  src: url('./${file}') format('woff2');
  unicode-range: ${range};
}
`;

/**
 * Writes the letters that the site needs of its fonts, each in a file that is
 * named after what is in it, and the style sheet that declares them.
 */
export async function writeFonts(
  siteDir: string,
  locales: readonly Locale[],
): Promise<void> {
  const folder = path.join(siteDir, fontsFolder);
  mkdirSync(folder, {recursive: true});
  const files = new Map<string, Buffer | string>();
  const faces: string[] = [];
  for (const {family, letters: familyOfLetters, source, weights} of fonts) {
    const [min, max = min] = weights;
    const data = await subsetFont(
      readFileSync(require.resolve(source)),
      letters + signs,
      {
        targetFormat: 'woff2',
        variationAxes: {wght: min === max ? min : {min, max}},
        // Alternates that no style asks for are a third of the file.
        noLayoutClosure: true,
      },
    );
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
    const file = `${fileName(family)}.${hash}${fontEnding}`;
    files.set(file, data);
    faces.push(
      face(family, file, weights, `${lettersRange}, ${rangeOf(signs)}`),
      face(familyOfLetters, file, weights, lettersRange),
    );
  }
  files.set('fonts.css', faces.join('\n'));
  for (const [file, content] of files) {
    writeFileSync(path.join(folder, file), content);
  }
  // Whoever gets the fonts gets their licenses, as these ask for.
  for (const locale of locales) {
    for (const {family, source} of fonts) {
      const [scope, name] = source.split('/');
      const license = require.resolve(`${scope}/${name}/LICENSE`);
      const served = `licenses/${fileName(family)}.txt`;
      writeFile(
        path.join(siteDir, staticFolder(locale), served),
        readFileSync(license, 'utf8'),
      );
    }
  }
  for (const file of readdirSync(folder)) {
    if (!files.has(file)) rmSync(path.join(folder, file));
  }
}
