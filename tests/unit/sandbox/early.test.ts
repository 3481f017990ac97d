import {describe, expect, it} from 'vitest';
import type {OperationHandler} from '../../../src/sandbox/call';
import {findTextIn} from '../../../src/sandbox/json';
import {noteHeader, readErrorNote} from '../../../src/sandbox/notes';
import type {
  OperationRule,
  SandboxData,
  SandboxOperation,
} from '../../../src/sandbox/model';
import {useFastClock} from './clock';
import {data} from './pretend';
import {handlers} from './rules';
import {getSession} from './session';

useFastClock();

const far = {code: 'unknown', message: 'the wood is far', at: 1};
const ash = {scopeUuid: 'north', name: 'ash'};

/** The woods with another rule of GrowTree, and more for its operation. */
function woods(
  rule: Partial<OperationRule>,
  more: Partial<SandboxOperation> = {},
  rules: Partial<SandboxData['rules']> = {},
): SandboxData {
  const {GrowTree} = data.rules.operations;
  const operations = Object.fromEntries(
    Object.entries(data.operations).map(([path, one]) => [
      path,
      one.rpc === 'GrowTree' ? {...one, ...more} : one,
    ]),
  );
  return {
    ...data,
    operations,
    rules: {
      ...data.rules,
      ...rules,
      operations: {...data.rules.operations, GrowTree: {...GrowTree, ...rule}},
    },
  };
}

const grow = async (sandbox: SandboxData, request = ash) =>
  (await getSession(sandbox, handlers).call('GrowTree', request)).body;

describe('a refusal', () => {
  const first = [{unlike: {name: '^a'}, cause: far}];

  it('may come before the object is looked for', async () => {
    const yew = {...ash, name: 'yew'};
    expect(await grow(woods({first}), yew)).toEqual({
      code: 'unknown',
      message: 'the wood is far',
    });
    expect((await grow(woods({}), yew)).code).toBe('not_found');
    expect(await grow(woods({first}))).toMatchObject({name: 'ash'});
  });

  it('says which error of the page it is', async () => {
    const {sandbox} = getSession(woods({first}), handlers);
    const getPlace = async (name: string) => {
      const {headers} = await sandbox(
        new Request('https://sandbox.invalid/holt.a.v1.AService/GrowTree', {
          method: 'POST',
          headers: {'Content-Type': 'application/json'},
          body: JSON.stringify({...ash, name}),
        }),
      );
      return readErrorNote(headers.get(noteHeader) ?? '');
    };
    expect(await getPlace('yew')).toBe(1);
    expect(await getPlace('ash')).toBe(undefined);
  });

  it('may be silent', async () => {
    const refused = [{if: {status: ['growing']}, silent: true, cause: far}];
    expect(await grow(woods({refused}))).toEqual({code: 'unknown'});
  });
});

describe('an outage', () => {
  const of = (outage: object): SandboxData =>
    woods({}, {outages: [[0, far]]}, {outages: [outage]});

  it('ends every call that lists it', async () => {
    const sandbox = of({lacks: {$find: 'tree', name: 'oak'}});
    expect((await grow(sandbox)).message).toBe('the wood is far');
    const {call} = getSession(sandbox, handlers);
    expect((await call('GetTree', ash)).status).toBe(200);
    await call('CreateTree', {...ash, name: 'oak'});
    expect((await call('GrowTree', ash)).status).toBe(200);
  });

  it('begins when too many machines have no power', async () => {
    const {machine} = data.rules.objects;
    const values = [{id: 'saw', powerState: 'off'}];
    const withPower = (machines: string[], least: number): SandboxData => {
      const sandbox = of({dark: {machines, least}});
      const objects = {...data.rules.objects, machine: {...machine!, values}};
      return {...sandbox, rules: {...sandbox.rules, objects}};
    };
    expect((await grow(withPower(['saw', 'axe'], 1))).code).toBe('unknown');
    expect((await grow(withPower(['saw', 'axe'], 2))).code).toBeUndefined();
    expect((await grow(withPower(['axe'], 1))).code).toBeUndefined();
  });
});

it('a cluster must be one of those that exist', async () => {
  const essential = {
    schema: 'holt.a.v1.Tree',
    key: {name: []},
    values: [{type: 'WOOD', name: 'big', scopeUuid: 'north'}],
  };
  const sandbox = woods(
    {},
    {unknownCluster: {...far, type: 'WOOD'}, request: 'holt.a.v1.Anything'},
    {objects: {...data.rules.objects, essential}},
  );
  const schemas = {...data.schemas, 'holt.a.v1.Anything': {type: 'object'}};
  const ask = (more: object) => grow({...sandbox, schemas}, {...ash, ...more});
  expect((await ask({})).code).toBeUndefined();
  expect((await ask({facilityName: 'big'})).code).toBeUndefined();
  expect((await ask({facilityName: 'small'})).message).toBe('the wood is far');
  expect((await ask({facilityName: 'big', scopeUuid: 'south'})).code).toBe(
    'unknown',
  );
});

it('a handler shows what follows from other objects, one by one and in lists', async () => {
  const showing: OperationHandler = {
    shows: ({name = ''}, {request}) => ({
      status: `seen as ${findTextIn(name)} from ${findTextIn(request.scopeUuid)}`,
      'trunk.rings': 3,
    }),
  };
  const {call} = getSession(data, {GetTree: showing, ListTrees: showing});
  const shown = {status: 'seen as ash from north', trunk: {rings: 3}};
  expect((await call('GetTree', ash)).body).toMatchObject(shown);
  const {trees} = (await call('ListTrees', {scopeUuid: 'north'})).body;
  expect(trees).toContainEqual(expect.objectContaining({status: shown.status}));
});
