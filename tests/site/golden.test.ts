/**
 * What the site serves, frozen: one page of each kind, as HTML and as Markdown,
 * its weight, the list of all files but bundles, the hashes of downloads, and the
 * place of each query's answer. `npm run check:site -- golden -u` writes the files of
 * `golden/` anew; a commit says why they differ.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFilesUnder} from '../../src/files/filesUnder';
import {kinds, locales} from '../e2e/addresses';
import {buildFolder, getFile, parsePage} from './build';
import {withoutHashes, writeMain} from './golden/writeMain';
import {placesOfQueries} from './queries';
import {files} from './routes';
import {weighPage} from './weight';

const golden = (name: string): string =>
  path.join(import.meta.dirname, 'golden', name);

const read = (file: string): string => readFileSync(file, 'utf8');

/** @throws when the build has no such page */
function pageFile(route: string): string {
  const file = getFile(route);
  if (!file) throw new Error(`The build has no page ${route}.`);
  return path.relative(buildFolder, file);
}

describe.each(locales)('golden files ($name)', ({name, prefix}) => {
  it.each(Object.entries({...kinds, notFound: '/404.html'}))(
    'HTML of %s',
    async (kind, route) => {
      const $ = parsePage(pageFile(prefix + route));
      await expect(writeMain($)).toMatchFileSnapshot(
        golden(`${name}/${kind}.html`),
      );
    },
  );

  it.each(
    Object.entries(kinds).filter(([, route]) =>
      getFile(`${prefix}${route.replace(/\/$/, '/index')}.md`),
    ),
  )('Markdown of %s', async (kind, route) => {
    const file = getFile(`${prefix}${route.replace(/\/$/, '/index')}.md`) ?? '';
    await expect(read(file)).toMatchFileSnapshot(golden(`${name}/${kind}.md`));
  });

  it('weights of pages as they come, in whole KB', async () => {
    const lines = Object.entries(kinds).map(([kind, route]) => {
      const weights = Object.entries(weighPage(pageFile(prefix + route)));
      const parts = weights.map(
        ([part, bytes]) => `${part} ${Math.round(bytes / 1024)}`,
      );
      return `${kind}: ${parts.join(', ')}`;
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      golden(`${name}/weights.txt`),
    );
  });

  it('places of the answers to queries', async () => {
    const lines = placesOfQueries(name, prefix).map(
      ({half, query, place}) =>
        `${place < 0 ? '-' : place + 1} ${half}: ${query}`,
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      golden(`${name}/recall.txt`),
    );
  });
});

it('files, without their hashes', async () => {
  const names = listFilesUnder(buildFolder, '')
    .filter((file) => !/(^|\/)assets\//.test(file))
    .map(withoutHashes);
  await expect(
    `${[...new Set(names)].sort().join('\n')}\n`,
  ).toMatchFileSnapshot(golden('files.txt'));
});

it('hashes of downloads', async () => {
  const downloads = locales.flatMap(({prefix}) =>
    files
      .filter((file) => !/404|sitemap|blog/.test(file))
      .map((file) => prefix + file)
      .filter((file) => getFile(file)),
  );
  const lines = downloads.map((file) => {
    const content = readFileSync(path.join(buildFolder, file));
    return `${createHash('sha256').update(content).digest('hex')}  ${file}`;
  });
  expect(lines.length).toBeGreaterThanOrEqual(files.length - 4);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    golden('downloads.txt'),
  );
});
