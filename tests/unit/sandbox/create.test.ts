import {beforeEach, describe, expect, it} from 'vitest';
import type {JsonObject} from '../../../src/sandbox/json';
import type {SandboxRules} from '../../../src/sandbox/model';
import {useFastClock} from './clock';
import {data, pretendSession} from './pretend';

useFastClock();
let {call} = pretendSession();
beforeEach(() => {
  ({call} = pretendSession());
});

const north = {scopeUuid: 'north'};
const listNests = async (treeName: string): Promise<unknown> =>
  (await call('ListNests', {...north, treeName})).body.nests;

const getBody = async (rpc: string, request: JsonObject): Promise<JsonObject> =>
  (await call(rpc, request)).body;

describe('what is created', () => {
  it('has the fields of the request and those of the rule', async () => {
    const oak = {...north, name: 'oak', kind: 'OAK', birds: ['owl']};
    const {status, body} = await call('CreateTree', oak);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: '10',
      name: 'oak',
      kind: 'OAK',
      status: 'growing',
      planted: '2026-03-12T14:05:41Z',
    });
    expect(await getBody('GetTree', {...north, name: 'oak'})).toEqual({
      ...body,
      birds: ['owl'],
    });
  });

  it('is numbered after the objects of its own list', async () => {
    const elder = {scopeUuid: 'south', name: 'elder'};
    expect((await getBody('CreateTree', elder)).id).toBe('21');
    const oak = {...north, name: 'oak'};
    expect((await getBody('CreateTree', oak)).id).toBe('10');
    const pine = {...north, name: 'pine'};
    expect((await getBody('CreateTree', pine)).id).toBe('11');
  });

  it('has a serial number and a UUID where the rule says so', async () => {
    const box = await getBody('PlantBush', {name: 'box'});
    const rose = await getBody('PlantBush', {name: 'rose'});
    expect([box.mark, rose.mark]).toEqual(['leaf-0001', 'leaf-0002']);
    const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
    expect(box.uid).toMatch(uuid);
    expect(rose.uid).toMatch(uuid);
    expect(box.uid).not.toBe(rose.uid);
  });

  it('is in its own scope alone', async () => {
    await call('CreateTree', {...north, name: 'oak'});
    const {status, body} = await call('GetTree', {
      scopeUuid: 'south',
      name: 'oak',
    });
    expect([status, body]).toEqual([
      424,
      {code: 'not_found', message: 'no tree "oak" here'},
    ]);
    const other = await call('CreateTree', {scopeUuid: 'south', name: 'oak'});
    expect(other.status).toBe(200);
  });

  it('is as the example has it where the request is an example', async () => {
    const yew = {...north, name: 'yew'};
    const answer = {
      id: '88',
      name: 'yew',
      kind: 'OAK',
      status: 'growing',
      trunk: {height: '12'},
      planted: 'long ago',
    };
    expect(
      await getBody('CreateTree', {...yew, labels: {}}),
    ).not.toHaveProperty('trunk');
    ({call} = pretendSession());
    // An empty field is none: the request is the example all the same.
    expect(await getBody('CreateTree', {...yew, birds: []})).toEqual(answer);
    expect(await getBody('GetTree', yew)).toEqual({...answer, bark: 'red'});
  });

  it('leaves the example as it was', async () => {
    const before = structuredClone(data);
    await call('CreateTree', {...north, name: 'yew'});
    await call('GrowTree', {...north, name: 'yew', labels: {a: 'b'}});
    expect(data).toEqual(before);
  });
});

describe('a second one of a name', () => {
  it('is refused, with a status of its own', async () => {
    const oak = {...north, name: 'oak'};
    expect((await call('CreateTree', oak)).status).toBe(200);
    expect(await call('CreateTree', {...oak, kind: 'FIR'})).toEqual({
      status: 429,
      body: {
        code: 'already_exists',
        message: 'a oak is there: oak',
      },
    });
    expect(await getBody('GetTree', oak)).not.toHaveProperty('kind');
  });

  it('takes the place of one of the examples, once', async () => {
    const fir = {...north, name: 'fir', birds: ['jay']};
    expect((await call('CreateTree', fir)).status).toBe(200);
    const trees = (await getBody('ListTrees', north)).trees as JsonObject[];
    expect(trees.map(({name}) => name)).toEqual(['ash', 'elm', 'fir']);
    expect(trees.at(-1)).toMatchObject({birds: ['jay']});
    expect((await call('CreateTree', fir)).status).toBe(429);
  });

  it('is refused even if only a part of the name is there', async () => {
    expect((await call('PlantBush', {name: 'box'})).status).toBe(200);
    const again = await call('PlantBush', {name: 'box'});
    expect(again.body.code).toBe('already_exists');
    const other = await call('PlantBush', {name: 'box', rootId: 'r2'});
    expect(other.body).toMatchObject({name: 'box', root: {id: 'r2'}});
  });

  it('changes nothing where the rule lets it succeed', async () => {
    const {CreateTree} = data.rules.operations;
    const operations = {CreateTree: {...CreateTree, taken: false}};
    ({call} = pretendSession({
      ...data,
      rules: {
        ...data.rules,
        operations: {...data.rules.operations, ...operations},
      } as SandboxRules,
    }));
    const oak = {...north, name: 'oak', kind: 'OAK'};
    const first = await call('CreateTree', oak);
    const before = await getBody('ListTrees', north);
    expect(await call('CreateTree', {...oak, birds: ['owl']})).toEqual(first);
    // Those of the examples stay as they are, too.
    const ash = {...north, name: 'ash', kind: 'FIR'};
    expect((await call('CreateTree', ash)).body).toMatchObject({kind: 'OAK'});
    expect(await getBody('ListTrees', north)).toEqual(before);
  });

  it('is fine where neither has a name', async () => {
    const nest = {...north, treeName: 'elm'};
    for (const bird of ['owl', 'owl']) {
      expect((await call('AddNest', {...nest, bird})).status).toBe(200);
    }
    expect(await listNests('elm')).toEqual([{bird: 'owl'}, {bird: 'owl'}]);
  });
});

describe('what is created within another', () => {
  it('stands in its list, under the name of the request', async () => {
    const nest = {...north, treeName: 'ash', nestId: 'low', bird: 'jay'};
    expect(await getBody('AddNest', nest)).toEqual({id: 'low', bird: 'jay'});
    expect(await listNests('ash')).toEqual([
      {id: 'high', bird: 'owl'},
      {id: 'low', bird: 'jay'},
    ]);
    expect(await listNests('fir')).toEqual([{id: 'high', bird: 'jay'}]);
    expect((await call('AddNest', nest)).body.code).toBe('already_exists');
  });

  it('keeps the name that the example gives it', async () => {
    const nest = {...north, treeName: 'elm', bird: 'tit'};
    expect(await getBody('AddNest', nest)).toEqual({id: 'n', bird: 'tit'});
    expect(await listNests('elm')).toEqual([{id: 'n', bird: 'tit'}]);
  });

  it('needs the one around it', async () => {
    const nest = {...north, treeName: 'yew', nestId: 'low'};
    expect((await call('AddNest', nest)).body.code).toBe('not_found');
  });

  it('has no place where there is nothing around it', async () => {
    const nest = {scopeUuid: '', nestId: 'low'};
    expect((await call('AddNest', nest)).body.code).toBe('not_found');
  });
});

it('a dry run answers as if it were none, and creates nothing', async () => {
  const oak = {...north, name: 'oak'};
  const dry = await call('CreateTree', {...oak, dryRun: true});
  expect((await call('GetTree', oak)).status).toBe(424);
  expect(dry).toEqual(await call('CreateTree', {...oak, dryRun: false}));
  const again = await call('CreateTree', {...oak, dryRun: true});
  expect(again.body.code).toBe('already_exists');
});
