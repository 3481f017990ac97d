import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {main} from '../../src/cli/main';
import {commitOf} from './commit';
import {findingsOf, type Side} from './findings';
import {readOptions} from './options';
import {photographSite, serve} from './photographSite';
import {planOfShots} from './plan';
import {report, summary, type Result} from './report';
import {buildCommit, buildTree} from './sites';

const root = process.cwd();
const folder = path.resolve('.cache/visual');

/**
 * `npm run visual -- <ref>`: builds a commit and the working tree, photographs
 * pages of both, and shows on one page what differs. `--built` takes `build/` as
 * it is, `--strict` ends with exit code 1 when something differs.
 */
main(async () => {
  const {ref, isBuilt, isStrict} = readOptions(process.argv.slice(2));
  const commit = commitOf(root, ref);
  if (isBuilt && !existsSync('build/404.html')) {
    throw new Error('build/ has no site. Leave "--built" out.');
  }
  const sites = {
    before: buildCommit(root, commit, folder),
    after: isBuilt ? path.resolve('build') : buildTree(root),
  };
  const shots = planOfShots();
  let port = 0;
  const photographSide = async (side: 'before' | 'after'): Promise<Side> => {
    // On the same port, one after the other: a page may show its address.
    const served = await serve(sites[side], port);
    port = served.port;
    const pictures = path.join(folder, side);
    console.log(`${shots.length} pictures ${side}`);
    try {
      return {
        folder: pictures,
        missing: await photographSite(served.origin, shots, pictures),
      };
    } finally {
      await served.stop();
    }
  };
  const before = await photographSide('before');
  const after = await photographSide('after');
  const findings = findingsOf(shots, before, after, folder);
  const result: Result = {
    before: `${ref} (${commit.slice(0, 10)})`,
    after: 'the working tree',
    same: shots.length - findings.length,
    findings,
  };
  const page = path.join(folder, 'index.html');
  writeFileSync(page, report(result));
  console.log(`${path.relative(root, page)}: ${summary(result)}.`);
  const stale = findings.filter(({kind}) => kind === 'no side');
  if (stale.length > 0) {
    throw new Error(
      `On neither side there is: ${stale.map(({name}) => name).join(', ')}. Mend tests/visual/states.ts or the kinds of tests/e2e/fixtures.ts.`,
    );
  }
  if (isStrict && findings.length > 0) process.exitCode = 1;
});
