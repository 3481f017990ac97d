import {expect, it} from 'vitest';
import {platformHandlers} from '../../../src/sandbox/handlers';
import {findInParts} from '../../../src/sandbox/inPage';

/** Services in whose parts no handler is. */
const others = ['bootstrap', 'environment', 'model', 'constructor'];
const services = [
  'application',
  'configuration',
  'facility',
  'instance',
  'machine',
  'network',
  'orchestrator',
  'scope',
  'storage',
];

it('every handler of the platform is in the part of one service', async () => {
  for (const [rpc, handler] of Object.entries(platformHandlers)) {
    const found = await Promise.all(
      services.map(async (service) =>
        findInParts(rpc, `/holt.${service}.v1.A/${rpc}`),
      ),
    );
    expect([rpc, found.filter(Boolean)]).toEqual([rpc, [handler]]);
  }
});

it('other services and operations have none', async () => {
  for (const service of others) {
    const path = `/holt.${service}.v1.A/ListMachines`;
    expect(await findInParts('ListMachines', path)).toBeUndefined();
  }
  expect(await findInParts('Fell', '/holt.machine.v1.A/Fell')).toBeUndefined();
  expect(await findInParts('Fell', '/')).toBeUndefined();
});
