import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {fontsFolder, getServedFontPaths} from '../../../src/generate/fontFiles';
import {writeFonts} from '../../../src/generate/fonts';
import {getStaticFolder} from '../../../src/generate/paths';

describe('the fonts of the pages', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  const folder = path.join(siteDir, fontsFolder);
  const fontsIn = (): string[] =>
    readdirSync(folder).filter((file) => file.endsWith('.font'));

  beforeAll(() => writeFonts(siteDir, ['en']));
  afterAll(() => rmSync(siteDir, {recursive: true}));

  it('are all that the style sheet names, and WOFF2', () => {
    const css = readFileSync(path.join(folder, 'fonts.css'), 'utf8');
    const named = [...css.matchAll(/url\('\.\/([^']+)'\)/g)].map(
      ([, file]) => file,
    );
    expect([...new Set(named)].sort()).toEqual(fontsIn().sort());
    for (const file of fontsIn()) {
      const data = readFileSync(path.join(folder, file));
      expect(data.subarray(0, 4).toString('latin1'), file).toBe('wOF2');
    }
  });

  it('leave to the Han font what is no letter of ASCII on Chinese pages', () => {
    const css = readFileSync(path.join(folder, 'fonts.css'), 'utf8');
    const faces = css
      .split('@font-face')
      .filter((face) => /font-family: '[^']+ Letters'/.test(face));
    expect(faces).toHaveLength(2);
    for (const face of faces) {
      expect(face).toMatch(/unicode-range: U\+20-7E;/);
    }
  });

  it('have the same names when they are made again, and no others stay', async () => {
    const before = fontsIn();
    writeFileSync(path.join(folder, 'inter.00000000.font'), '');
    await writeFonts(siteDir, ['en']);
    expect(fontsIn()).toEqual(before);
    expect(getServedFontPaths(siteDir)).toEqual(
      before.map((file) => `assets/fonts/${file.replace(/\.font$/, '.woff2')}`),
    );
  });

  it('come with their licenses', () => {
    const licenses = path.join(siteDir, getStaticFolder('en'), 'licenses');
    for (const name of ['inter', 'geist-mono']) {
      expect(
        readFileSync(path.join(licenses, `${name}.txt`), 'utf8'),
      ).toContain('SIL Open Font License');
    }
  });

  it('are none where nothing has been written', () => {
    expect(existsSync(path.join(siteDir, 'nowhere'))).toBe(false);
    expect(getServedFontPaths(path.join(siteDir, 'nowhere'))).toEqual([]);
  });
});
