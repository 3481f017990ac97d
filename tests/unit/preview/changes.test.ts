import {mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, it} from 'vitest';
import {watchFolders} from '../../../src/preview/changes';

let folder = '';
let stop: () => Promise<void>;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
});
afterEach(async () => {
  await stop();
  rmSync(folder, {recursive: true});
});

it('tells of files that are written, made, replaced and removed', async () => {
  const file = path.join(folder, 'a.yaml');
  writeFileSync(file, '1');
  let told: (files: string[]) => void = () => undefined;
  const toldOf = (name: string) =>
    new Promise<void>((resolve) => {
      told = (files) => {
        if (files.includes(path.join(folder, name))) resolve();
      };
    });
  stop = await watchFolders([folder], (files) => told(files));

  const written = toldOf('a.yaml');
  writeFileSync(file, '2');
  await written;

  const made = toldOf('b.yaml');
  writeFileSync(path.join(folder, 'b.yaml'), '1');
  await made;

  const replaced = toldOf('a.yaml');
  renameSync(path.join(folder, 'b.yaml'), file);
  await replaced;

  const again = toldOf('a.yaml');
  writeFileSync(file, '3');
  await again;

  const removed = toldOf('a.yaml');
  rmSync(file);
  await removed;
});
