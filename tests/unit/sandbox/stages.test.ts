import {expect, it} from 'vitest';
import type {OperationRule} from '../../../src/sandbox/model';
import {useFastClock} from './clock';
import {data} from './pretend';
import {sessionOf} from './session';

useFastClock();

const ash = {scopeUuid: 'north', name: 'ash'};

/** A session in which GrowTree and FellTree have these rules besides. */
function sessionWith(rules: Record<string, Partial<OperationRule>>) {
  const operations = {...data.rules.operations};
  for (const [rpc, rule] of Object.entries(rules)) {
    operations[rpc] = {...operations[rpc], ...rule};
  }
  const session = sessionOf({...data, rules: {...data.rules, operations}});
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

it('objects of other kinds appear and change with a call', async () => {
  const {call, pass, get} = sessionWith({
    GrowTree: {
      makes: {tree: {name: '$kind-seedling', status: 'new'}},
      then: [
        {
          after: 1,
          elsewhere: [
            {object: 'tree', by: {status: 'new'}, set: {height: '$.name!'}},
          ],
        },
      ],
    },
    CrownTree: {elsewhere: [{object: 'tree', by: {name: 'fir'}, gone: true}]},
  });
  await call('GrowTree', {...ash, kind: 'FIR'});
  expect(await get('FIR-seedling')).toEqual({
    name: 'FIR-seedling',
    status: 'new',
  });
  pass(1);
  expect(await get('FIR-seedling')).toMatchObject({height: 'FIR-seedling!'});
  expect(await get('fir')).toMatchObject({name: 'fir'});
  await call('CrownTree', ash);
  expect(await get('fir')).toMatchObject({code: 'not_found'});
});

it('an object that is there already is not made again', async () => {
  const {call, get} = sessionWith({
    GrowTree: {makes: {tree: {name: 'elm', status: 'new'}}},
  });
  await call('GrowTree', ash);
  expect(await get('elm')).toMatchObject({status: 'ill'});
});

it('a call on an idle object changes nothing', async () => {
  const {call, pass, get} = sessionWith({
    GrowTree: {...ill, idle: {status: ['growing']}},
  });
  const before = await get();
  expect((await call('GrowTree', ash)).status).toBe(200);
  pass(9);
  expect(await get()).toEqual(before);
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
