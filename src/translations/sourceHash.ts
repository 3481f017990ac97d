import {createHash} from 'node:crypto';
import {spawnSync} from 'node:child_process';

/** Key of the front matter that holds the hash of the English source. */
export const hashKey = 'translated_from';

/**
 * The hash of a text as git names it, so that git can show what has changed
 * since.
 *
 * @see https://git-scm.com/book/en/v2/Git-Internals-Git-Objects
 */
export function computeBlobHash(text: string): string {
  const bytes = Buffer.from(text);
  return createHash('sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}

/** The hash that a translated document carries. */
export const hashIn = (document: string): string | undefined =>
  new RegExp(`^${hashKey}: ([0-9a-f]{40})$`, 'm').exec(
    document.split(/^---$/m)[1] ?? '',
  )?.[1];

/**
 * The document with a hash in its front matter.
 *
 * @throws when the document has no front matter
 */
export function withHash(document: string, hash: string): string {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(document);
  if (!match) throw new Error('The document has no front matter.');
  const lines = (match[1] ?? '')
    .split('\n')
    .filter((line) => !line.startsWith(`${hashKey}:`));
  const head = ['---', ...lines, `${hashKey}: ${hash}`, '---', ''].join('\n');
  return head + document.slice(match[0].length);
}

/** What has changed in a file since a hash, or how to find out. */
export function getChangesSince(
  hash: string,
  file: string,
  siteDir = '.',
): string {
  const diff = spawnSync(
    'git',
    ['diff', '--no-color', '-U1', hash, '--', file],
    {cwd: siteDir, encoding: 'utf8'},
  );
  return diff.status === 0
    ? diff.stdout.trimEnd()
    : `  git does not know the text ${hash.slice(0, 12)} that was translated; compare the two files.`;
}
