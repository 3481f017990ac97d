import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildIn} from '../release/buildIn';
import {checksumsOf} from '../release/checksumsOf';
import {copyCommit, headCommit} from '../release/copyCommit';
import {nodeFolder} from '../release/nodeProgram';
import {report} from '../release/report';
import {main} from './main';

/**
 * `npm run proof`: builds the commit that is checked out twice, in two folders
 * that have nothing in common and in two time zones, and compares every file.
 * `--node 24` builds the second time with another Node.js, `--keep` leaves the
 * folders where they are.
 */
const first = {folder: 'first', env: {TZ: 'UTC'}};
const second = {
  folder: 'another/place for it/second',
  env: {TZ: 'Pacific/Kiritimati'},
};

main(async () => {
  const {values} = parseArgs({
    options: {node: {type: 'string'}, keep: {type: 'boolean'}},
  });
  const node = values.node === undefined ? undefined : nodeFolder(values.node);
  const {id, isChanged} = headCommit();
  if (isChanged) console.log('What is not committed is not built.');
  console.log(`Building ${id} twice.`);
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'proof-')));
  try {
    const build = async (
      {folder, env}: typeof first,
      other?: string,
    ): Promise<ReturnType<typeof checksumsOf>> => {
      const place = path.join(root, folder);
      copyCommit(id, place);
      await buildIn(place, {env, node: other});
      return checksumsOf(path.join(place, 'build'));
    };
    const {isSame, lines} = report(
      await build(first),
      await build(second, node),
    );
    console.log(lines.join('\n'));
    if (!isSame) process.exitCode = 1;
  } finally {
    if (values.keep) console.log(root);
    else rmSync(root, {recursive: true, force: true});
  }
});
