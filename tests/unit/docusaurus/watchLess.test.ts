import {createRequire} from 'node:module';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {watchLess} from '../../../src/docusaurus/watchLess';

type Watch = (
  options: {pathsToWatch: string[]; siteDir: string},
  told: (event: {path: string}) => void,
) => () => Promise<void>;

it('keeps Docusaurus from loading the site for what others look after', async () => {
  const core = createRequire(require.resolve('@docusaurus/core/package.json'));
  const {watch} = core('./lib/commands/start/watcher') as {watch: Watch};
  const siteDir = mkdtempSync(path.join(tmpdir(), 'watch-'));
  const folder = path.join(siteDir, 'i18n', 'zh-hant');
  const documents = path.join(folder, 'docusaurus-plugin-content-docs');
  for (const one of [`${folder}/openapi`, documents]) {
    mkdirSync(one, {recursive: true});
  }
  watchLess(folder);
  const seen = new Set<string>();
  let done: () => void = () => undefined;
  const end = new Promise<void>((resolve) => (done = resolve));
  const stop = watch({pathsToWatch: [folder], siteDir}, (event) => {
    seen.add(path.basename(event.path));
    if (seen.has('code.json') && seen.has('current.json')) done();
  });
  // Again and again: Docusaurus does not tell when it has begun to watch.
  let round = 0;
  const write = (): void => {
    const text = String(++round);
    writeFileSync(`${folder}/openapi/machine.json`, text);
    writeFileSync(`${documents}/intro.md`, text);
    writeFileSync(`${documents}/current.json`, text);
    writeFileSync(`${folder}/code.json`, text);
  };
  const timer = setInterval(write, 200);
  await end;
  clearInterval(timer);
  await stop();
  rmSync(siteDir, {recursive: true});
  expect([...seen].sort()).toEqual(['code.json', 'current.json']);
});
