import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {listFilesUnder} from '../files/filesUnder';

/** SHA-256 of each file, by its path with slashes. */
export type Checksums = ReadonlyMap<string, string>;

/** SHA-256 in hexadecimal. */
export const computeSha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');

/** Order of code units: no language and no machine sorts otherwise. */
const compareByPath = ([a]: [string, string], [b]: [string, string]): number =>
  a < b ? -1 : a > b ? 1 : 0;

/**
 * The text that `sha256sum --check` reads, sorted by path.
 *
 * @throws when a path has a line break, which the text cannot hold
 */
export function formatChecksums(checksums: Checksums): string {
  return [...checksums]
    .sort(compareByPath)
    .map(([file, hash]) => {
      if (/[\n\r\\]/.test(file)) {
        throw new Error(`${JSON.stringify(file)} cannot stand in a list.`);
      }
      return `${hash}  ${file}\n`;
    })
    .join('');
}

/** One hash for all files, their names and what is in them. */
export const computeWholeHash = (checksums: Checksums): string =>
  computeSha256(formatChecksums(checksums));

/** The checksum of every file under a folder, hidden ones too. */
export const computeChecksums = (folder: string): Checksums =>
  new Map(
    listFilesUnder(folder, '')
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .map((file) => [
        file,
        computeSha256(readFileSync(path.join(folder, file))),
      ]),
  );
