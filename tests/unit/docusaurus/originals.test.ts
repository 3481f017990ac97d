import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFilesUnder} from '../../../src/files/filesUnder';
import originals from '../../../src/docusaurus/originals.json';

const getVersion = (original: string): string => {
  const [scope = '', name = ''] = original.split('/');
  const folder = scope.startsWith('@') ? `${scope}/${name}` : scope;
  const file = path.join('node_modules', folder, 'package.json');
  const {version} = JSON.parse(readFileSync(file, 'utf8')) as {version: string};
  return `${folder} ${version}`;
};

/** Whether a component of the theme stands in place of the original one. */
function isEjected(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  return !text.includes("from '@theme-original/");
}

describe('what was made from a file of Docusaurus', () => {
  it.each(Object.entries(originals))('%s', (ours, {original, sha256}) => {
    expect(existsSync(ours), `${ours} is gone: take it out.`).toBe(true);
    const file = path.join('node_modules', original);
    expect(
      existsSync(file),
      `${getVersion(original)} has no ${original} any more. Find what took its place, and compare ${ours} with it.`,
    ).toBe(true);
    const now = createHash('sha256').update(readFileSync(file)).digest('hex');
    expect(
      now,
      `${original} has changed in ${getVersion(original)}. Compare it with the version before, take over into ${ours} what concerns it, then write its new hash into src/docusaurus/originals.json.`,
    ).toBe(sha256);
  });

  it('is every component that is ejected', () => {
    const theme = 'node_modules/@docusaurus/theme-classic/lib/theme';
    const fallback = 'node_modules/@docusaurus/core/lib/client/theme-fallback';
    const ejected = listFilesUnder('src/theme', '.ts', '.tsx').filter(
      (file) => {
        const name = file.replace(/\.tsx?$/, '.js');
        const isOfDocusaurus = [theme, fallback].some(
          (folder) =>
            existsSync(path.join(folder, name)) ||
            existsSync(path.join(folder, name.replace('/index.js', '.js'))),
        );
        return isOfDocusaurus && isEjected(path.join('src/theme', file));
      },
    );
    const listed = Object.keys(originals)
      .filter((file) => file.startsWith('src/theme/'))
      .map((file) => file.slice('src/theme/'.length));
    expect(ejected.sort()).toEqual(listed.sort());
  });
});
