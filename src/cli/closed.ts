import {spawnSync} from 'node:child_process';
import {readJson} from '../files/readJson';
import {main} from './main';
import {findNetwork, runWithoutNetwork} from './network';

/**
 * `npm run closed`: runs scripts of `package.json` where there is no network, to
 * show that they need none: `build` and `check`, or those that are named, as in
 * `npm run closed -- test`. Needs Linux, and a system that lets its users make
 * namespaces.
 */
const inside = 'HOLT_CLOSED';

/** @throws naming a script that there is not */
function getScripts(args: string[]): string[] {
  const {scripts} = readJson('package.json') as {scripts: object};
  const names = args.length > 0 ? args : ['build', 'check'];
  for (const name of names) {
    if (!Object.hasOwn(scripts, name)) {
      throw new Error(`package.json has no script "${name}".`);
    }
  }
  return names;
}

function runScript(name: string): void {
  const start = Date.now();
  const {status} = spawnSync('npm', ['run', '--silent', name], {
    stdio: 'inherit',
  });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  if (status !== 0) throw new Error(`Without network, "${name}" failed.`);
  console.log(`✓ without network: npm run ${name} (${seconds} s)`);
}

async function runInside(names: string[]): Promise<void> {
  const {outside, loopback} = await findNetwork();
  if (outside) throw new Error('The network is not cut: this shows nothing.');
  if (!loopback) {
    console.log('Not even this machine is reached: install "iproute2".');
  }
  for (const name of names) runScript(name);
}

main(async () => {
  const names = getScripts(process.argv.slice(2));
  if (process.env[inside]) return runInside(names);
  const run = runWithoutNetwork(
    process.execPath,
    ['--import', 'tsx', 'src/cli/closed.ts', ...names],
    {stdio: 'inherit', env: {...process.env, [inside]: 'true'}},
  );
  if (!run) {
    throw new Error(
      'This system cuts no network: "unshare --map-root-user --net" failed. Nothing has run. On Linux, an administrator allows it; elsewhere, use a container without network.',
    );
  }
  process.exitCode = run.status ?? 1;
});
