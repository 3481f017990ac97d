/**
 * What the site serves, frozen for reviewers: one page of each kind, in English
 * as HTML and in Chinese as Markdown, so that a change shows once in each form
 * and in each language. `vitest --project site golden -u` writes the files of
 * `golden/` anew; a commit says why they differ.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import omit from 'es-toolkit/compat/omit';
import {expect, it} from 'vitest';
import {kinds} from '../e2e/addresses';
import {buildFolder, getFile, parsePage, readBuilt} from './build';
import {writeMain} from './golden/writeMain';

/** Pages that are shorter than those of `kinds`, and have as many parts. */
const pages: Record<string, string> = {
  // A stream differs from a call in a few words.
  ...omit(kinds, 'stream'),
  notFound: '/404.html',
  service: '/docs/api/environment-service',
  operation: '/docs/api/instance-list-instance-types',
  schema: '/docs/api/schemas/createnoderequest',
};

/**
 * Lines that are kept of kinds of which every page is long. What follows is
 * more of the same, or prose that its writer looks at.
 */
const beginnings: Record<string, number> = {
  guide: 150,
  ...Object.fromEntries(
    'home page post docs tutorial category introduction index'
      .split(' ')
      .map((kind) => [kind, 70]),
  ),
};

const folder = path.join(import.meta.dirname, 'golden');

const shorten = (text: string, kind: string): string => {
  const lines = text.split('\n');
  const most = beginnings[kind] ?? lines.length;
  return lines.length > most + 1
    ? `${lines.slice(0, most).join('\n')}\n`
    : text;
};

/** Ids by where React met them, numbered: another component above is no change. */
function numberIds(html: string): string {
  const ids: string[] = [];
  return html.replace(/_R_\w+_/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `id-${ids.indexOf(id) + 1}`;
  });
}

/** Every golden file, and what stands in it. */
const files = new Map(
  Object.entries(pages).flatMap(([kind, route]): [string, string][] => {
    const read = (address: string): string =>
      path.relative(buildFolder, getFile(address)!);
    const html = numberIds(writeMain(parsePage(read(route))));
    const markdown = `/zh-hant${route.replace(/\/$/, '/index')}.md`;
    return [
      [`${kind}.html`, shorten(html, kind)],
      ...(getFile(markdown)
        ? [
            [`${kind}.md`, shorten(readBuilt(read(markdown)), kind)] as [
              string,
              string,
            ],
          ]
        : []),
    ];
  }),
);

it('one page of each kind is as it was', async () => {
  for (const [file, text] of files) {
    await expect.soft(text).toMatchFileSnapshot(path.join(folder, file), file);
  }
  const known = readdirSync(folder).filter((file) => !file.endsWith('.ts'));
  expect.soft(known.filter((file) => !files.has(file))).toEqual([]);
});
