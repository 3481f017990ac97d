import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterAll, expect, it} from 'vitest';
import {writeCompressed} from '../../src/production/compress';
import {howToInstall} from '../../src/production/caddy';
import {canAsk} from './server';

if (!canAsk) console.warn(`The server is not asked. ${howToInstall}`);

const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

it('writes copies that hold the same and have the same time', async () => {
  const from = path.join(folder, 'from');
  const to = path.join(folder, 'to');
  mkdirSync(from);
  mkdirSync(to);
  writeFileSync(path.join(to, 'old.html'), 'of an earlier build');
  const text = 'a page '.repeat(500);
  writeFileSync(path.join(from, '404.html'), text);
  writeFileSync(path.join(from, 'short.txt'), 'a');
  writeFileSync(path.join(from, 'a.png'), text);
  const endings = await writeCompressed(from, to, 'quick');
  expect(endings.slice(0, 2)).toEqual(['.br', '.gz']);
  const page = path.join(to, '404.html');
  const read = (ending: string) => readFileSync(page + ending);
  expect(zlib.brotliDecompressSync(read('.br')).toString()).toBe(text);
  expect(zlib.gunzipSync(read('.gz')).toString()).toBe(text);
  const seconds = (file: string) => Math.floor(statSync(file).mtimeMs / 1000);
  for (const ending of endings) {
    expect(seconds(page + ending)).toBe(seconds(page));
    for (const file of ['short.txt', 'a.png']) {
      expect(existsSync(path.join(to, file + ending))).toBe(false);
    }
  }
  expect(existsSync(path.join(to, 'old.html'))).toBe(false);
});

it('says what to do where there is no site', async () => {
  await expect(
    writeCompressed(path.join(folder, 'no'), folder, 'quick'),
  ).rejects.toThrow('Run "npm run build" first');
});
