import {expect, it} from 'vitest';
import {findNetwork, runWithoutNetwork} from '../../../src/cli/network';

const look = `require('./src/cli/network.ts')
  .findNetwork()
  .then((network) => console.log(JSON.stringify(network)));`;

const canCut = runWithoutNetwork('true', [])?.status === 0;
const hasIp =
  canCut && runWithoutNetwork('sh', ['-c', 'command -v ip'])?.status === 0;

it('reaches this machine here', async () => {
  expect(await findNetwork()).toMatchObject({loopback: true});
});

// Says why in the list of tests that were skipped.
it.skipIf(!hasIp)('reaches only this machine there (unshare, ip)', () => {
  const run = runWithoutNetwork(process.execPath, [
    '--import',
    'tsx',
    '--eval',
    look,
  ]);
  expect(JSON.parse(run?.stdout ?? '')).toEqual({
    outside: false,
    loopback: true,
  });
});

it.skipIf(!canCut)('passes on how a program ended (unshare)', () => {
  expect(runWithoutNetwork('sh', ['-c', 'exit 7'])?.status).toBe(7);
});

it.skipIf(!canCut)('takes arguments as they are written (unshare)', () => {
  const words = ['a b', '$(id)', '"; exit 3; "', "'", '*'];
  const run = runWithoutNetwork('printf', ['%s\n', ...words]);
  expect(run?.stdout.trimEnd().split('\n')).toEqual(words);
});
