import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildIn, getNodeFolder} from '../release/build';
import {computeChecksums, type Checksums} from '../release/checksums';
import {copyCommit, readHeadCommit} from '../release/copyCommit';
import {report} from '../release/report';
import {main} from './main';

/**
 * `npm run proof`: builds the commit that is checked out four times and compares
 * every file with the first build: in a fresh copy, again in the same folder,
 * there after `npm run clean`, and in a folder that has nothing in common with
 * it, in another time zone and beside a busy loop. `--node 24` makes the last
 * build with another Node.js, `--keep` leaves the folders where they are,
 * `--rounds 3` repeats all of it with new copies.
 */
const elsewhere = 'another/place for it/elsewhere';

/** Keeps a processor busy until the function ends. */
async function runBesideBusyLoop<T>(run: () => Promise<T>): Promise<T> {
  const loop = spawn(process.execPath, ['-e', 'for (;;);']);
  try {
    return await run();
  } finally {
    loop.kill('SIGKILL');
  }
}

/** @throws with what it printed, when it fails */
function clean(folder: string): void {
  const {status, stderr} = spawnSync('npm', ['run', '--silent', 'clean'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`"npm run clean" failed: ${stderr}`);
}

/** One round. @returns whether all four builds are the same */
async function compareBuilds(
  commit: string,
  root: string,
  node?: string,
): Promise<boolean> {
  const place = path.join(root, 'first');
  const other = path.join(root, elsewhere);
  async function build(
    folder: string,
    options: Parameters<typeof buildIn>[1] = {},
  ): Promise<Checksums> {
    await buildIn(folder, options);
    return computeChecksums(path.join(folder, 'build'));
  }
  copyCommit(commit, place);
  const first = await build(place, {env: {TZ: 'UTC'}});
  let isSame = true;
  const compare = (title: string, second: Checksums): void => {
    const found = report(first, second);
    console.log([title, ...found.lines].join('\n  '));
    isSame &&= found.isSame;
  };
  compare('again in the same folder', await build(place));
  clean(place);
  compare('after "npm run clean"', await build(place));
  copyCommit(commit, other);
  const env = {TZ: 'Pacific/Kiritimati'};
  compare(
    'in another folder and time zone, beside a busy loop',
    await runBesideBusyLoop(() => build(other, {env, node})),
  );
  return isSame;
}

main(async () => {
  const {values} = parseArgs({
    options: {
      node: {type: 'string'},
      keep: {type: 'boolean'},
      rounds: {type: 'string', default: '1'},
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error(
      `--rounds takes a whole number from 1 on, not "${values.rounds}".`,
    );
  }
  const node =
    values.node === undefined ? undefined : getNodeFolder(values.node);
  const {id, isChanged} = readHeadCommit();
  if (isChanged) console.log('What is not committed is not built.');
  for (let round = 1; round <= rounds; round++) {
    console.log(`Building ${id} four times (round ${round} of ${rounds}).`);
    const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'proof-')));
    try {
      if (!(await compareBuilds(id, root, node))) process.exitCode = 1;
    } finally {
      if (values.keep) console.log(root);
      else rmSync(root, {recursive: true, force: true});
    }
  }
});
