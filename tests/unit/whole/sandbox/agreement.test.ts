import {readdirSync, readFileSync} from 'node:fs';
import set from 'es-toolkit/compat/set';
import {describe, expect, it} from 'vitest';
import {loadReference} from '../../../../src/generate/loadReference';
import {getPlatform} from '../../../../src/generate/sandbox';
import type {Guide} from '../../../../src/guides/model';
import {recordGuide} from '../../../../src/guides/record';
import {findMissingFields} from '../../../../src/reference/presence';
import {findObjectIn, type JsonObject} from '../../../../src/sandbox/json';
import type {SandboxData} from '../../../../src/sandbox/model';
import type {Handler} from '../../../../src/sandbox/protocol';
import {findDisagreements, names, references, rules} from './state/rules';
import {findItems, snapshot} from './state/snapshot';
import {data} from './whole';

const {schemas} = loadReference(process.cwd());
const operations = new Map(
  Object.entries(data.operations).map(([path, one]) => [
    one.rpc,
    {path, ...one},
  ]),
);

/** Calls operations of a sandbox, and notes what their responses lack. */
function getCaller(handler: Handler) {
  const missing = new Set<string>();
  const call = async (
    rpc: string,
    request: JsonObject,
  ): Promise<JsonObject> => {
    const {path = '', response = ''} = operations.get(rpc) ?? {};
    const answer = await handler(
      new Request(`https://sandbox.invalid${path}`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(request),
      }),
    );
    // A backend that does not respond shows nothing, and so does a cluster
    // without KubeVirt.
    if (!answer.ok) return {};
    const body = (await answer.json()) as JsonObject;
    for (const field of findMissingFields(body, response, schemas)) {
      missing.add(`${rpc} lacks ${field}`);
    }
    return body;
  };
  return {call, missing};
}

/** What is wrong in a sandbox at a moment. */
async function findFaults(handler: Handler): Promise<string[]> {
  const {call, missing} = getCaller(handler);
  return [...findDisagreements(await snapshot(call)), ...missing];
}

const unary = [...operations.values()].flatMap(
  ({rpc, examples: [example], streaming, unimplemented}) =>
    example && !streaming && !unimplemented ? [{rpc, ...example}] : [],
);
const isChange = ({rpc}: {rpc: string}): boolean => !/^(List|Get)/.test(rpc);

/** Operations whose objects go through states afterwards. */
const takesTime =
  /Machine|Node|Facilit|Instance|DataVolume|Application|Boot|Test/;

/** The guides as their pages run them. */
const folder = '.generated/guides/en';
const guides = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Guide,
);

describe('what the sandbox shows agrees with itself', () => {
  it('at first', async () => {
    expect(await findFaults(getPlatform(data).handler)).toEqual([]);
  });

  it.each(unary.filter(isChange))('after $rpc', async ({rpc, request}) => {
    const {handler, turn} = getPlatform(data);
    const {call, missing} = getCaller(handler);
    await call(rpc, request);
    expect([...missing]).toEqual([]);
    expect(await findFaults(handler)).toEqual([]);
    if (!takesTime.test(rpc)) return;
    turn(60_000);
    expect(await findFaults(handler)).toEqual([]);
  });

  it.each(guides)('after the guide $name', async (guide) => {
    const platform = getPlatform(data);
    await recordGuide(guide, platform);
    platform.turn(60_000);
    expect(await findFaults(platform.handler)).toEqual([]);
  });
});

it('every response has what is always present', async () => {
  const {call, missing} = getCaller(getPlatform(data).handler);
  for (const {rpc, request} of unary.filter((one) => !isChange(one))) {
    await call(rpc, request);
  }
  expect([...missing]).toEqual([]);
});

it.each(unary.filter(({rpc}) => rpc.startsWith('Create')))(
  '$rpc returns every field of its example, also those that are zero',
  async ({rpc, request, response}) => {
    const body = await getCaller(getPlatform(data).handler).call(rpc, request);
    expect(Object.keys(body).sort()).toEqual(Object.keys(response).sort());
  },
);

describe('a disagreement is found', async () => {
  const sound = await snapshot(getCaller(getPlatform(data).handler).call);

  it.each(names)('of two with the same %s', (name) => {
    const state = structuredClone(sound);
    for (const path of name.split(': ')[0]!.split(' ')) {
      const [kind = ''] = path.split('.');
      state[kind] = [...state[kind]!, ...state[kind]!];
    }
    expect(findDisagreements(state).join('\n')).toContain(`${name}: [`);
  });

  it.each(references)('of one without another: %s', (reference) => {
    const [own = '', others = ''] = reference.split(' -> ');
    const [kind = '', field = ''] = others.split(/[.:] ?/);
    // Those that refer to their own kind would be gone with it.
    const lost = own.includes(kind)
      ? sound[kind]!.map((one) => ({...one, [field]: 'lost'}))
      : [];
    const found = findDisagreements({...sound, [kind]: lost});
    expect(found.join('\n')).toContain(`${reference}: no [`);
  });

  /** For each rule, what breaks it: a place and what stands there then. */
  const ranges = findItems(
    findObjectIn(sound.networks?.[0]?.subnet),
    'ipRanges',
  );
  const leader = {leader: true};
  const faults: Record<string, [place: string, value: unknown]> = {
    'a fabric has one name, of its own': [
      'networks.1.fabric.name',
      'fabric-management',
    ],
    'machines have a number of their scope': [
      'machines.0.workloadAnnotations.juju-machine-id',
      'staging-machine-0',
    ],
    'deployed machines have an operating system': [
      'machines.0.distroSeries',
      '',
    ],
    'addresses of subnets are of machines': ['machines.0.hostname', 'other'],
    'ranges and gateways are inside their subnets': [
      'networks.0.subnet.gatewayIp',
      '198.51.100.1',
    ],
    'ranges do not overlap': [
      'networks.0.subnet.ipRanges',
      [...ranges, ...ranges],
    ],
    'free addresses are counted': [
      'networks.0.subnet.statistics.available',
      '254',
    ],
    'a facility has one leader at most': [
      'facilities.0.units',
      [leader, leader],
    ],
    'scopes count what they have': ['scopes.0.unitCount', '24'],
    'virtual machines are as their status': [
      'virtualMachines.0.status',
      'Stopped',
    ],
    'a Deployment has as many pods as it wants': ['applications.0.replicas', 5],
    'applications that Helm manages have a release': ['releases', []],
    'OSDs of machines without power are not up': [
      'machines.0.powerState',
      'off',
    ],
    'one boot image is the default': ['configuration.0.bootImages', []],
  };

  it.each(Object.keys(rules))('%s', (name) => {
    const state = structuredClone(sound);
    expect(rules[name]!(state)).toEqual([]);
    set(state, ...faults[name]!);
    expect(rules[name]!(state)).not.toEqual([]);
  });

  it('where a response lacks a field that is always present', async () => {
    const objects = structuredClone(data.rules.objects);
    objects.tag!.values = [{name: 'bare'}];
    const spoilt: SandboxData = {...data, rules: {...data.rules, objects}};
    const found = await findFaults(getPlatform(spoilt).handler);
    expect(found).toContainEqual(expect.stringMatching(/^ListTags .*comment/));
  });
});
