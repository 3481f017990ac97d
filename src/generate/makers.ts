import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesUnder} from '../files/filesUnder';
import {readJson} from '../files/readJson';

/**
 * A hash of what the same source gives the same result with.
 *
 * @param folders of our code
 * @param packages that take part, by their names
 */
export function makersOf(
  siteDir: string,
  folders: readonly string[],
  packages: readonly string[],
): string {
  const code = folders.flatMap((folder) =>
    filesUnder(path.join(siteDir, folder), '.ts').map((file) =>
      readFileSync(path.join(siteDir, folder, file), 'utf8'),
    ),
  );
  const versions = packages.map(
    (name) =>
      (
        readJson(path.join(siteDir, 'node_modules', name, 'package.json')) as {
          version: string;
        }
      ).version,
  );
  return createHash('sha256')
    .update(JSON.stringify([versions, code]))
    .digest('hex');
}
