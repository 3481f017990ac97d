import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** A version as `--node` takes it: nothing that a shell or npm reads otherwise. */
const form = /^\d+(\.\d+){0,2}$/;

/**
 * The folder of another Node.js, which npm fetches from the package `node` when
 * it does not have it yet.
 *
 * @param version such as `24` or `24.9.0`
 * @throws when it is no version or cannot be had
 */
export function nodeFolder(version: string): string {
  if (!form.test(version)) {
    throw new Error(`--node takes a version such as 24, not "${version}".`);
  }
  const {status, stdout} = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      `--package=node@${version}`,
      '--',
      'node',
      '--print',
      // A line that can be told from those that npm writes to the same output.
      'JSON.stringify([process.versions.node,process.execPath])',
    ],
    {encoding: 'utf8', shell: process.platform === 'win32'},
  );
  const line = stdout.split('\n').find((text) => text.startsWith('['));
  const [found, file] = JSON.parse(line ?? '[]') as string[];
  if (status === 0 && file && `${found}.`.startsWith(`${version}.`)) {
    return path.dirname(file);
  }
  throw new Error(
    `npm cannot get Node.js ${version}: package node@${version}.`,
  );
}
