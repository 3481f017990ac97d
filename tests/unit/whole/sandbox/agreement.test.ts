import {describe, expect, it} from 'vitest';
import {createBundle} from '../../../../src/generate/bundler';
import {findGuidesIn, readWorkflows} from '../../../../src/generate/guides';
import {loadReference} from '../../../../src/generate/loadReference';
import {describeIn} from '../../../../src/generate/locale';
import {getPlatform} from '../../../../src/generate/sandbox';
import {recordGuide} from '../../../../src/guides/record';
import {findMissingFields} from '../../../../src/reference/presence';
import type {JsonObject} from '../../../../src/sandbox/json';
import {createSandbox} from '../../../../src/sandbox/createSandbox';
import {data} from './whole';
import {faults} from './state/faults';
import {disagreements, rules} from './state/rules';
import {snapshot, type Look} from './state/snapshot';

const {schemas} = loadReference(process.cwd());
const operations = new Map(
  Object.values(data.operations).map((one) => [one.rpc, one]),
);

/** Notes what a response lacks that is always present. */
function presence(): {look: Look; missing: string[]} {
  const missing: string[] = [];
  const look: Look = (rpc, body) => {
    const {response = ''} = operations.get(rpc) ?? {};
    const fields = findMissingFields(body, response, schemas);
    missing.push(...fields.map((field) => `${rpc}: ${JSON.stringify(field)}`));
  };
  return {look, missing};
}

/** What is wrong in the sandbox at a moment. */
async function faultsIn(
  handler: ReturnType<typeof createSandbox>,
): Promise<string[]> {
  const {look, missing} = presence();
  const state = await snapshot(handler, data, look);
  return [...disagreements(state), ...new Set(missing)];
}

const changing = Object.entries(data.operations).flatMap(
  ([path, {rpc, examples, streaming, unimplemented}]) => {
    const {list, get} = data.rules.operations[rpc] ?? {};
    const isReading = list !== undefined || get !== undefined;
    return isReading || streaming || unimplemented
      ? []
      : examples.map(({name, request}) => ({path, rpc, name, request}));
  },
);

const site = process.cwd();
const guides = findGuidesIn(
  site,
  readWorkflows(site),
  describeIn(site, 'en', await createBundle(site)),
);

describe('what the sandbox shows agrees with itself', () => {
  it('at first', async () => {
    expect(await faultsIn(createSandbox(data, {latency: 0}))).toEqual([]);
  });

  it.each(changing)('after $rpc, $name', async ({path, request}) => {
    const {handler, turn} = getPlatform(data);
    await handler(
      new Request(`https://sandbox.invalid${path}`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(request satisfies JsonObject),
      }),
    );
    expect(await faultsIn(handler)).toEqual([]);
    turn(60_000);
    expect(await faultsIn(handler)).toEqual([]);
  });

  it.each(guides)('after the guide $guide.name', async ({guide}) => {
    const platform = getPlatform(data);
    await recordGuide(guide, platform);
    expect(await faultsIn(platform.handler)).toEqual([]);
    platform.turn(60_000);
    expect(await faultsIn(platform.handler)).toEqual([]);
  });
});

describe('a disagreement is found', async () => {
  const sound = await snapshot(createSandbox(data, {latency: 0}), data);

  it('of every kind that is looked for', () => {
    expect(Object.keys(faults).sort()).toEqual(Object.keys(rules).sort());
  });

  it.each(Object.entries(faults))('%s', (name, putInto) => {
    const state = structuredClone(sound);
    expect(rules[name]!(state)).toEqual([]);
    putInto(state);
    expect(rules[name]!(state)).not.toEqual([]);
    expect(disagreements(state).join('\n')).toContain(`${name}: `);
  });

  it('where a response lacks a field that is always present', async () => {
    const objects = structuredClone(data.rules.objects);
    objects.tag!.values = [{name: 'bare'}];
    const spoilt = {...data, rules: {...data.rules, objects}};
    const found = await faultsIn(createSandbox(spoilt, {latency: 0}));
    expect(found).toContainEqual(expect.stringMatching(/^ListTags: .*comment/));
  });
});
