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
  const seen: string[] = [];
  let done: () => void = () => undefined;
  const end = new Promise<void>((resolve) => (done = resolve));
  const stop = watch({pathsToWatch: [folder], siteDir}, (event) => {
    seen.push(path.basename(event.path));
    if (event.path.endsWith('code.json')) done();
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  writeFileSync(`${folder}/openapi/machine.json`, '{}');
  writeFileSync(`${documents}/intro.md`, 'Text');
  writeFileSync(`${documents}/current.json`, '{}');
  writeFileSync(`${folder}/code.json`, '{}');
  await end;
  await stop();
  rmSync(siteDir, {recursive: true});
  expect(seen.sort()).toEqual(['code.json', 'current.json']);
});
