import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadReference} from '../../../../src/generate/loadReference';
import {getPlatform} from '../../../../src/generate/sandbox';
import type {Guide} from '../../../../src/guides/model';
import {recordGuide} from '../../../../src/generate/recordGuide';
import {findSchemaValues} from '../../../../src/api/schemaExamples';
import {type JsonObject} from '../../../../src/calls/json';
import type {Handler} from '../../../../src/sandbox/protocol';
import {findDisagreements} from './state/rules';
import {snapshot} from './state/snapshot';
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
    for (const [schema, part] of findSchemaValues(response, body, {schemas})) {
      for (const {name, alwaysPresent} of schema.fields) {
        if (!alwaysPresent || Object.hasOwn(Object(part) as object, name))
          continue;
        missing.add(`${rpc} lacks ${schema.name}.${name}`);
      }
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
