import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../files/readJson';
import {sha256} from '../release/checksums';
import {inFolder} from '../release/contents';
import {headCommit} from '../release/copyCommit';
import {zipOf} from '../release/zip';
import {main} from './main';
import {releaseContents, type Release} from './releaseContents';

/**
 * `npm run archive`: makes one file of `build/`, with all that somebody needs
 * who has no network, and its checksum beside it. The same site makes the same
 * bytes. `RELEASE_FOLDER` names another folder than `.cache/release`.
 */
const folder = process.env.RELEASE_FOLDER ?? '.cache/release';

/** The commit, where the files are its own; when it was made in any case. */
function origin(): {commit?: string; time: Date} {
  try {
    const {id, isChanged, time} = headCommit();
    return {time, ...(isChanged ? {} : {commit: id})};
  } catch {
    // The first day that zip can write.
    return {time: new Date(Date.UTC(1980, 0, 1))};
  }
}

main(async () => {
  // Zip has the time of a clock, and no zone.
  process.env.TZ = 'UTC';
  const {name, version} = readJson('package.json') as Release;
  const {commit, time} = origin();
  const contents = await releaseContents('build', {name, version, commit});
  const title = `${name}-${version}`;
  const zip = zipOf(inFolder(contents, title), time);
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, `${title}.zip`);
  writeFileSync(file, zip);
  writeFileSync(`${file}.sha256`, `${sha256(zip)}  ${title}.zip\n`);
  const size = (zip.length / 1e6).toFixed(1);
  console.log(`${file}: ${contents.size} files, ${size} MB`);
  console.log(`sha256:${sha256(zip)}`);
});
