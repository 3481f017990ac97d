import {spawnSync} from 'node:child_process';
import {chmodSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';

/** What `npm run archive` writes into a folder. */
export interface Archive {
  file: string;
  data: Buffer;
  /** As `release.json` and the names of files have them. */
  title: string;
}

/** Makes the archive, in a time zone. @throws with what it printed */
export function makeArchive(folder: string, zone: string): Archive {
  const {status, stderr} = spawnSync('npm', ['run', '--silent', 'archive'], {
    encoding: 'utf8',
    env: {...process.env, RELEASE_FOLDER: folder, TZ: zone},
  });
  if (status !== 0) throw new Error(stderr);
  const {name, version} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    name: string;
    version: string;
  };
  const title = `${name}-${version}`;
  const file = path.join(folder, `${title}.zip`);
  return {file, title, data: readFileSync(file)};
}

/** Unpacks as systems do, with the permissions if the system has `unzip`. */
export function unpack({file, data, title}: Archive, into: string): string {
  const {error, status} = spawnSync('unzip', ['-q', file, '-d', into]);
  const folder = path.join(into, title);
  if (!error && status === 0) return folder;
  for (const [name, bytes] of Object.entries(unzipSync(data))) {
    const target = path.join(into, name);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, bytes);
  }
  chmodSync(path.join(folder, 'start.sh'), 0o755);
  return folder;
}
