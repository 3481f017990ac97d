import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {updateOpenPages} from '../../../../src/preview/update';

const folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
const translated = 'i18n/zh-hant/docusaurus-plugin-content-docs/current';

/** What documents import of what is generated. */
const importsIn = (documents: string): string[] =>
  readdirSync(documents, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('api'))
    .flatMap((file) => [
      ...readFileSync(path.join(documents, file), 'utf8').matchAll(
        /from '@site\/(\.generated\/[^']+)'/g,
      ),
    ])
    .map(([, file = '']) => file);

beforeAll(() => {
  const isMade = (file: string) => /(^|\/current\/|docs\/)api$/.test(file);
  for (const name of ['docs', 'i18n', 'openapi']) {
    cpSync(name, path.join(folder, name), {
      recursive: true,
      filter: (file) => !isMade(file),
    });
  }
  for (const name of ['node_modules', 'package.json', 'redocly.yaml', 'src']) {
    symlinkSync(path.resolve(name), path.join(folder, name));
  }
});

afterAll(() => rmSync(folder, {recursive: true}));

it.each([
  ['en', 'docs'],
  ['zh-hant', translated],
] as const)(
  'a preview in %s makes all that its documents import',
  async (locale, documents) => {
    const left = await updateOpenPages(folder, locale, new Map(), []);
    await left.writePages();
    left.writeRest();
    left.writeMdxWrappers();
    const files = importsIn(path.join(folder, documents));
    expect(files.length).toBeGreaterThan(10);
    expect(
      files.filter((file) => !existsSync(path.join(folder, file))),
    ).toEqual([]);
  },
);
