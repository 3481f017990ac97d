import {readFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync, type Zippable} from 'fflate';
import {formatChecksums, computeSha256, type Checksums} from './checksums';

/** A file of an archive. */
export interface Entry {
  data: Uint8Array;
  /** Whether the system may run it. */
  isProgram?: boolean;
}

/** Files of an archive, by their path in it. */
export type Contents = Map<string, Entry>;

/** Texts under the names that they have in the archive. */
export const getTextEntries = (texts: Record<string, string>): Contents =>
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
export const getFileEntries = (
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
    [...contents].map(([name, {data}]) => [name, computeSha256(data)]),
  );
  return new Map([
    ...contents,
    ...getTextEntries({SHA256SUMS: formatChecksums(checksums)}),
  ]);
}

/** The contents in a folder of the archive, so that unpacking makes one. */
export const putInFolder = (contents: Contents, folder: string): Contents =>
  new Map([...contents].map(([name, entry]) => [`${folder}/${name}`, entry]));

/** Unix, of which zip keeps the permissions. */
const unix = 3;
const permissions = {program: 0o100755, file: 0o100644};

/** What is small already. */
const packed = /\.(png|ico|jpe?g|webp|woff2|gz|br|zst)$/;

/**
 * The same files make the same bytes, on every machine and version of Node.js:
 * names are sorted, all files have one time, and the program that compresses is
 * a dependency.
 *
 * @param time is written as the clock of this process shows it
 * @throws when a name leads out of the folder that somebody unpacks into
 */
export function createZip(entries: Contents, time: Date): Uint8Array {
  const files: Zippable = {};
  for (const name of [...entries.keys()].sort()) {
    if (/^[/\\]|\\|:|(^|\/)\.\.(\/|$)/.test(name)) {
      throw new Error(`${name} leads out of the archive.`);
    }
    const {data, isProgram = false} = entries.get(name)!;
    const mode = isProgram ? permissions.program : permissions.file;
    files[name] = [
      data,
      {
        level: packed.test(name) ? 0 : 9,
        mtime: time,
        os: unix,
        attrs: mode << 16,
      },
    ];
  }
  return zipSync(files);
}
