import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listFilesUnder} from '../../src/files/filesUnder';
import {makeArchive, unpack, type Archive} from './archive';
import {startScript, type Serving} from './serving';

const hash = (data: Buffer): string =>
  createHash('sha256').update(data).digest('hex');

const {dependencies, devDependencies} = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const shipped = Object.keys(dependencies);
/** Of the others, those that no dependency needs. */
const tools = Object.keys(devDependencies).filter((name) =>
  ['vitest', 'eslint-plugin-jsx-a11y', '@playwright/test'].includes(name),
);

let root: string;
let archive: Archive;
let folder: string;
let serving: Serving;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'archive of a release-'));
  archive = makeArchive(path.join(root, 'one'), 'UTC');
  folder = unpack(archive, path.join(root, 'unpacked here'));
  serving = await startScript(path.join(folder, 'start.sh'));
});

afterAll(() => {
  serving?.stop();
  rmSync(root, {recursive: true, force: true});
});

const text = (file: string): string =>
  readFileSync(path.join(folder, file), 'utf8');

const filesIn = (place: string): string[] =>
  listFilesUnder(place, '').filter((file) =>
    statSync(path.join(place, file)).isFile(),
  );

it('has the same bytes each time, wherever the clock stands', () => {
  const again = makeArchive(path.join(root, 'two'), 'Pacific/Kiritimati');
  expect(hash(again.data)).toBe(hash(archive.data));
  expect(readFileSync(`${archive.file}.sha256`, 'utf8')).toBe(
    `${hash(archive.data)}  ${archive.title}.zip\n`,
  );
});

describe('what is unpacked', () => {
  it('is what the checksums say, file by file, and nothing else', () => {
    const listed = text('SHA256SUMS')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('  ') as [string, string]);
    expect(listed.map(([, file]) => file)).toEqual(
      filesIn(folder).filter((file) => file !== 'SHA256SUMS'),
    );
    const wrong = listed.filter(
      ([sum, file]) => hash(readFileSync(path.join(folder, file))) !== sum,
    );
    expect(wrong).toEqual([]);
  });

  it('is the whole site', () => {
    const site = path.join(folder, 'site');
    expect(filesIn(site)).toEqual(filesIn('build'));
    expect(filesIn(site)).toContain('.well-known/api-catalog');
  });

  it.each(['en', 'zh-hant'])('has description and workflows: %s', (locale) => {
    expect(text(`description/${locale}/openapi.yaml`)).toMatch(/openapi: 3\.1/);
    const workflows = filesIn('openapi/workflows').filter((file) =>
      file.endsWith('.arazzo.yaml'),
    );
    expect(workflows.length).toBeGreaterThan(5);
    expect(filesIn(path.join(folder, 'workflows', locale))).toEqual(
      expect.arrayContaining(workflows),
    );
  });

  it.each([
    ['shipped', shipped, tools],
    ['tools', [...shipped, ...tools], []],
  ])('lists its components: %s', (name, present, absent) => {
    const {bomFormat, components} = JSON.parse(
      text(`sbom/${name}.cdx.json`),
    ) as {bomFormat: string; components: {name: string}[]};
    expect(bomFormat).toBe('CycloneDX');
    const names = components.map((component) => component.name);
    expect(names).toEqual(expect.arrayContaining(present));
    for (const other of absent) expect(names).not.toContain(other);
  });

  it('names no folder of the machine that made it', () => {
    const own = filesIn(folder).filter((file) => !file.startsWith('site/'));
    const naming = own.filter((file) => text(file).includes(process.cwd()));
    expect(naming).toEqual([]);
  });

  it('has a script for Windows with the ends of lines that it reads', () => {
    expect(text('start.cmd')).not.toMatch(/[^\r]\n/);
  });
});

describe('what a double click serves', () => {
  const ask = (address: string) => fetch(new URL(address, serving.address));

  it.each([
    ['.', 'en', 200],
    ['docs/intro', 'en', 200],
    ['docs/api/machine-create-machine', 'en', 200],
    ['no-such-page', 'en', 404],
    ['zh-hant', 'zh-Hant-TW', 200],
    ['zh-hant/docs/intro', 'zh-Hant-TW', 200],
    ['zh-hant/docs/api/machine-create-machine', 'zh-Hant-TW', 200],
    ['zh-hant/no-such-page', 'zh-Hant-TW', 404],
  ])('%s: in %s, with status %i', async (address, language, status) => {
    const response = await ask(address);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toMatch(
      new RegExp(`<html[^>]* lang="?${language}[" >]`),
    );
  });

  it('is all that a page asks for', async () => {
    const html = await (await ask('docs/intro')).text();
    const files = [...html.matchAll(/"?(\/assets\/[^" >,?]+)/g)];
    expect(files.length).toBeGreaterThan(1);
    for (const [, file = ''] of files) {
      expect((await ask(file)).status, file).toBe(200);
    }
  });

  it.each(['..%2fserve.mjs', '%2e%2e/SHA256SUMS', '..%5cserve.mjs', '%00'])(
    'is nothing outside of the site: %s',
    async (address) => {
      expect((await ask(address)).status).toBe(404);
    },
  );
});
