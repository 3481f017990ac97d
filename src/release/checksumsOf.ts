import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {filesUnder} from '../files/filesUnder';
import {sha256, type Checksums} from './checksums';

/** The checksum of every file under a folder, hidden ones too. */
export const checksumsOf = (folder: string): Checksums =>
  new Map(
    filesUnder(folder, '')
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .map((file) => [file, sha256(readFileSync(path.join(folder, file)))]),
  );
