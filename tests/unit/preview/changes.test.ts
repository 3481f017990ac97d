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
  const at = (name: string): string => path.join(folder, name);
  writeFileSync(at('a.yaml'), '');
  let told: (files: string[]) => void = () => undefined;
  stop = await watchFolders([folder], (files) => told(files));

  /** Does something, again while nothing is told: events of one file merge. */
  const seen = (name: string, act: (round: number) => void) =>
    new Promise<void>((resolve) => {
      let round = 0;
      act(++round);
      const timer = setInterval(() => act(++round), 500);
      told = (files) => {
        if (!files.includes(at(name))) return;
        clearInterval(timer);
        resolve();
      };
    });
  const write = (name: string) => (round: number) =>
    writeFileSync(at(name), String(round));

  await seen('a.yaml', write('a.yaml'));
  await seen('b.yaml', write('b.yaml'));
  await seen('a.yaml', (round) => {
    write('c.txt')(round);
    renameSync(at('c.txt'), at('a.yaml'));
  });
  await seen('a.yaml', write('a.yaml'));
  await seen('b.yaml', () => rmSync(at('b.yaml'), {force: true}));
});
