import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checksumText, sha256, type Checksums} from './checksums';
import type {Entry} from './zip';

/** Files of an archive, by their path in it. */
export type Contents = Map<string, Entry>;

/** Texts under the names that they have in the archive. */
export const textEntries = (texts: Record<string, string>): Contents =>
  new Map(
    Object.entries(texts).map(([name, text]) => [
      name,
      {
        data: new TextEncoder().encode(text),
        isProgram: /\.(sh|command)$/.test(name),
      },
    ]),
  );

/** Files of a folder, under another one in the archive. */
export const fileEntries = (
  folder: string,
  files: readonly string[],
  into: string,
): Contents =>
  new Map(
    files.map((file) => [
      path.posix.join(into, file),
      {data: readFileSync(path.join(folder, file))},
    ]),
  );

/** The contents with a list of their checksums. */
export function withChecksums(contents: Contents): Contents {
  const checksums: Checksums = new Map(
    [...contents].map(([name, {data}]) => [name, sha256(data)]),
  );
  return new Map([
    ...contents,
    ...textEntries({SHA256SUMS: checksumText(checksums)}),
  ]);
}

/** The contents in a folder of the archive, so that unpacking makes one. */
export const inFolder = (contents: Contents, folder: string): Contents =>
  new Map([...contents].map(([name, entry]) => [`${folder}/${name}`, entry]));
