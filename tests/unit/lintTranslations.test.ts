import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {lintTranslations} from '../../src/translations/lint/lintTranslations';

const before = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'translations-'));
const documents = 'i18n/zh-hant/docusaurus-plugin-content-docs';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

beforeAll(() => {
  process.chdir(folder);
  write('i18n/zh-hant/glossary.csv', 'english,chinese,avoid,strict,note\n');
});

afterAll(() => {
  process.chdir(before);
  rmSync(folder, {recursive: true});
});

it('checks what people write in every version, not what is generated', () => {
  for (const version of ['current', 'version-1.0']) {
    write(`${documents}/${version}/intro.mdx`, '你好。\n');
    write(`${documents}/${version}/tutorial/api/first.mdx`, '这。\n');
    write(`${documents}/${version}/api/schemas/pool.mdx`, '你这。\n');
  }
  const files = lintTranslations(new Map(), new Map()).map(
    (problem) => problem.split(':')[0],
  );
  expect(files).toEqual(
    ['intro.mdx', 'tutorial/api/first.mdx'].flatMap((file) => [
      `${documents}/current/${file}`,
      `${documents}/version-1.0/${file}`,
    ]),
  );
});
