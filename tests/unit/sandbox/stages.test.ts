import {expect, it} from 'vitest';
import type {OperationRule} from '../../../src/sandbox/model';
import {useFastClock} from './clock';
import {data, pretendSession} from './pretend';

useFastClock();

const ash = {scopeUuid: 'north', name: 'ash'};

/** A session in which GrowTree and FellTree have these rules besides. */
function sessionWith(rules: Record<string, Partial<OperationRule>>) {
  const operations = {...data.rules.operations};
  for (const [rpc, rule] of Object.entries(rules)) {
    operations[rpc] = {...operations[rpc], ...rule};
  }
  const session = pretendSession({...data, rules: {...data.rules, operations}});
  const get = async (name = 'ash') =>
    (await session.call('GetTree', {...ash, name})).body;
  return {...session, get};
}

const ill: Partial<OperationRule> = {
  then: [
    {after: 2, if: {status: ['growing']}, set: {status: 'ill'}},
    {after: 4, if: {status: ['ill']}, set: {status: 'dead', planted: '$now'}},
  ],
};

it('an object goes through its states as time passes', async () => {
  const {call, pass, get} = sessionWith({GrowTree: ill});
  const before = Date.now();
  await call('GrowTree', ash);
  expect(await get()).toMatchObject({status: 'growing'});
  pass(2);
  expect(await get()).toMatchObject({status: 'ill'});
  pass(60);
  const {status, planted} = await get();
  // The time is that of the stage, not that of the reader.
  const stage = Date.parse(planted as string) - before;
  expect(status).toBe('dead');
  expect(stage).toBeGreaterThan(2000);
  expect(stage).toBeLessThan(6000);
});

it('a stage whose state is over does not happen', async () => {
  const {call, pass, get} = sessionWith({
    GrowTree: ill,
    CrownTree: {set: {status: 'crowned'}},
  });
  await call('GrowTree', ash);
  await call('CrownTree', ash);
  pass(10);
  expect(await get()).toMatchObject({status: 'crowned'});
});

it('objects of other kinds change with a call, and later', async () => {
  const {call, pass, get} = sessionWith({
    GrowTree: {
      elsewhere: [{object: 'tree', by: {status: 'ill'}, set: {kind: 'FIR'}}],
      then: [
        {
          after: 1,
          elsewhere: [
            {object: 'tree', by: {kind: 'FIR'}, set: {height: '$.name!'}},
          ],
        },
      ],
    },
  });
  await call('GrowTree', ash);
  expect(await get('elm')).toMatchObject({kind: 'FIR'});
  expect(await get('elm')).not.toHaveProperty('height');
  pass(1);
  expect(await get('elm')).toMatchObject({height: 'elm!'});
});

it("the sandbox's own fields are in no response", async () => {
  const {call, get} = sessionWith({
    GrowTree: {set: {_secret: 'x', trunk: {_own: 1, height: '5'}}},
  });
  const {body} = await call('GrowTree', ash);
  expect(body).not.toHaveProperty('_secret');
  expect(await get()).toMatchObject({trunk: {height: '5'}});
  expect(JSON.stringify(await get())).not.toContain('_');
});
