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
import {Cache} from './cache';
import {writeFile} from './folder';
import {fontEnding, fontsFolder} from './fontFiles';
import {getStaticFolder} from './paths';

const require = createRequire(import.meta.url);

/** A font of the site, and what of it a page in Latin letters needs. */
interface Font {
  /** Name of the family in the style sheets. */
  family: string;
  /** The same for Chinese pages: letters of it alone, all signs of a Han font. */
  letters: string;
  /** File of a package. */
  source: string;
}

/** Weights of text: see `src/css/tokens.css`. */
const lightest = 400;
const heaviest = 650;

const fonts: Font[] = [
  {
    family: 'Inter',
    letters: 'Inter Letters',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  },
  {
    family: 'Geist Mono',
    letters: 'Geist Mono Letters',
    source:
      '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  },
];

/** Printable ASCII. */
const letters = String.fromCharCode(
  ...Array.from({length: 0x7f - 0x20}, (_, index) => 0x20 + index),
);

/** What English texts have besides. */
const signs = '\u00a0©·×‘’“”–—…→−';

/** `@fontsource-variable/inter` */
const getPackage = ({source}: Font): string =>
  source.split('/').slice(0, 2).join('/');

/** `geist-mono` */
const getFileName = (family: string): string =>
  family.toLowerCase().replace(' ', '-');

const getRange = (characters: string): string =>
  [...characters]
    .map((one) => `U+${one.codePointAt(0)?.toString(16).toUpperCase()}`)
    .join(', ');

const lettersRange = 'U+20-7E';

const renderFace = (
  family: string,
  file: string,
  range: string,
): string => `@font-face {
  font-display: optional;
  font-family: '${family}';
  font-weight: ${lightest} ${heaviest};
  src: url('./${file}') format('woff2');
  unicode-range: ${range};
}
`;

/** The letters and signs of a font, as WOFF2. */
const createSubset = ({source}: Font): Promise<Buffer> =>
  subsetFont(readFileSync(require.resolve(source)), letters + signs, {
    targetFormat: 'woff2',
    variationAxes: {wght: {min: lightest, max: heaviest}},
    // Alternates that no style asks for are a third of the file.
    noLayoutClosure: true,
  });

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
  const cache = new Cache<string>(siteDir, 'shared', 'fonts', {
    code: ['src/generate/fonts.ts'],
    packages: ['subset-font', 'harfbuzzjs', ...fonts.map(getPackage)],
  });
  const files = new Set(['fonts.css']);
  const faces: string[] = [];
  for (const font of fonts) {
    const {family, letters: familyOfLetters, source} = font;
    const base64 =
      cache.get(source) ?? (await createSubset(font)).toString('base64');
    cache.set(source, base64);
    const data = Buffer.from(base64, 'base64');
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
    const file = `${getFileName(family)}.${hash}${fontEnding}`;
    files.add(file);
    writeFileSync(path.join(folder, file), data);
    faces.push(
      renderFace(family, file, `${lettersRange}, ${getRange(signs)}`),
      renderFace(familyOfLetters, file, lettersRange),
    );
    // Whoever gets the fonts gets their licenses, as these ask for.
    const license = require.resolve(`${getPackage(font)}/LICENSE`);
    for (const locale of locales) {
      writeFile(
        path.join(
          siteDir,
          getStaticFolder(locale),
          `licenses/${getFileName(family)}.txt`,
        ),
        readFileSync(license, 'utf8'),
      );
    }
  }
  cache.save();
  writeFile(path.join(folder, 'fonts.css'), faces.join('\n'));
  for (const file of readdirSync(folder)) {
    if (!files.has(file)) rmSync(path.join(folder, file));
  }
}
