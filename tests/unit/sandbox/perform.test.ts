import {beforeEach, describe, expect, it} from 'vitest';
import type {JsonObject} from '../../../src/sandbox/json';
import {useFastClock} from './clock';
import {data, pretendSession} from './pretend';

useFastClock();
let {call} = pretendSession();
beforeEach(() => {
  ({call} = pretendSession());
});

const north = {scopeUuid: 'north'};
const ash = {...north, name: 'ash'};

const get = async (name: string): Promise<JsonObject> =>
  (await call('GetTree', {...north, name})).body;

const namesIn = async (request: JsonObject): Promise<unknown> => {
  const {body} = await call('ListTrees', request);
  return (body.trees as JsonObject[] | undefined)?.map(({name}) => name);
};

describe('a list', () => {
  it('holds the objects of the scope that fit the request', async () => {
    expect(await namesIn(north)).toEqual(['ash', 'fir', 'elm']);
    expect(await namesIn({scopeUuid: 'south'})).toEqual(['ash']);
    expect(await namesIn({...north, name: 'fir'})).toEqual(['fir']);
  });

  it('is left out where it is empty', async () => {
    expect(await call('ListTrees', {...north, name: 'yew'})).toEqual({
      status: 200,
      body: {},
    });
  });

  it('without a scope is that of the empty scope', async () => {
    expect((await call('ListTrees')).body).toEqual({});
    const oak = {scopeUuid: '', name: 'oak'};
    expect((await call('CreateTree', oak)).status).toBe(200);
    expect(await namesIn({})).toEqual(['oak']);
    expect(await namesIn(north)).not.toContain('oak');
  });

  it('is that of all scopes where the request knows none', async () => {
    const {body} = await call('ListEverywhere');
    const names = (body.trees as JsonObject[]).map(({name}) => name);
    expect(names).toEqual(['ash', 'fir', 'ash', 'elm']);
  });

  it('goes through all parents that the request may mean', async () => {
    expect((await call('ListNests', north)).body).toEqual({
      nests: [
        {id: 'high', bird: 'owl'},
        {id: 'high', bird: 'jay'},
      ],
    });
    expect((await call('ListNests')).body).toEqual({});
  });
});

describe('a change', () => {
  it('is seen afterwards, and answers with what examples show', async () => {
    const grown = {...ash, kind: 'FIR', birds: ['owl'], trunk: {rings: 7}};
    const {status, body} = await call('GrowTree', grown);
    const expected = {
      id: '7',
      name: 'ash',
      kind: 'FIR',
      status: 'growing',
      planted: 'long ago',
      trunk: {rings: 7, height: '99'},
    };
    expect([status, body]).toEqual([200, expected]);
    expect(await get('ash')).toEqual({
      ...expected,
      birds: ['owl'],
      nests: [{id: 'high', bird: 'owl'}],
    });
  });

  it('changes nothing in other scopes', async () => {
    await call('GrowTree', {...ash, kind: 'FIR'});
    const {body} = await call('GetTree', {scopeUuid: 'south', name: 'ash'});
    expect(body).toEqual({id: '20', name: 'ash'});
  });

  it('answers with the field that the rule names', async () => {
    expect((await call('MeasureTree', ash)).body).toEqual({height: '12'});
    const fir = {...north, name: 'fir'};
    expect((await call('MeasureTree', fir)).body).toEqual({});
  });

  it('changes the others of the list as the rule says', async () => {
    await call('CrownTree', ash);
    expect(await get('ash')).toMatchObject({tallest: true});
    await call('CrownTree', {...north, name: 'fir'});
    expect(await get('fir')).toMatchObject({tallest: true});
    expect(await get('ash')).toMatchObject({tallest: false});
  });

  it('changes every object that the request may mean', async () => {
    const {body} = await call('FeedNest', {...north, nestId: 'high'});
    expect(body).toEqual({id: 'high', bird: 'owl'});
    expect((await call('ListNests', north)).body).toEqual({
      nests: [
        {id: 'high', bird: 'owl', fed: 1},
        {id: 'high', bird: 'jay', fed: 1},
      ],
    });
  });

  it('is refused in a state that does not allow it', async () => {
    expect(await call('GrowTree', {...north, name: 'elm'})).toEqual({
      status: 520,
      body: {code: 'unknown', message: 'the tree is ill'},
    });
    expect(await get('elm')).toEqual({id: '3', name: 'elm', status: 'ill'});
  });

  it('needs something to change', async () => {
    const {status, body} = await call('GrowTree', {...north, name: 'yew'});
    expect([status, body.code]).toEqual([424, 'not_found']);
  });

  it('of nothing succeeds where the rule says so', async () => {
    const yew = {...north, name: 'yew'};
    expect(await call('MeasureTree', yew)).toEqual({status: 200, body: {}});
    expect((await call('GetTree', yew)).body.code).toBe('not_found');
  });

  it('has another error where there is nothing around the object', async () => {
    const codeOf = async (treeName: string) =>
      (await call('FeedNest', {...north, treeName, nestId: 'x'})).body.code;
    expect(await codeOf('ash')).toBe('unknown');
    expect(await codeOf('yew')).toBe('not_found');
  });

  it('reads the request as the rule says', async () => {
    const GrowTree = {
      ...data.rules.operations.GrowTree,
      defaults: {kind: 'FIR'},
      ignoresZero: ['tallest'],
      returns: {status: ''},
    };
    const operations = {...data.rules.operations, GrowTree};
    ({call} = pretendSession({...data, rules: {...data.rules, operations}}));
    await call('CrownTree', ash);
    const {body} = await call('GrowTree', {...ash, tallest: false});
    expect(body).toMatchObject({kind: 'FIR', status: ''});
    expect(await get('ash')).toMatchObject({
      kind: 'FIR',
      status: 'growing',
      tallest: true,
    });
  });

  it('of a dry run answers as if it were none, and changes nothing', async () => {
    await call('CrownTree', {...north, name: 'fir'});
    const before = await get('ash');
    const dry = await call('CrownTree', {...ash, kind: 'FIR', dryRun: true});
    expect(await get('ash')).toEqual(before);
    expect(await get('fir')).toMatchObject({tallest: true});
    const real = await call('CrownTree', {...ash, kind: 'FIR'});
    expect(dry).toEqual(real);
    expect(real.body).toMatchObject({kind: 'FIR'});
  });
});

describe('an end', () => {
  it('takes away one object of one scope', async () => {
    expect(await call('FellTree', ash)).toEqual({status: 200, body: {}});
    expect(await namesIn(north)).toEqual(['fir', 'elm']);
    expect(await namesIn({scopeUuid: 'south'})).toEqual(['ash']);
    expect((await call('FellTree', ash)).body.code).toBe('not_found');
  });

  it('is refused in a state that does not allow it', async () => {
    const answer = await call('FellTree', {...north, name: 'elm'});
    expect(answer.body.code).toBe('unknown');
    expect(await namesIn(north)).toContain('elm');
  });

  it('of a dry run takes nothing away', async () => {
    const dry = await call('FellTree', {...ash, dryRun: true});
    expect(dry).toEqual({status: 200, body: {}});
    expect(await namesIn(north)).toContain('ash');
  });
});

it('a call that always fails ends with the error of its rule', async () => {
  expect((await call('Whisper', north)).body).toEqual({
    code: 'unknown',
    message: 'nobody whispers',
  });
});

describe('an operation that the rules do not name', () => {
  it('answers with the example that fits best', async () => {
    const {body} = await call('ClimbTree', {name: 'fir'});
    expect(body).toEqual({view: 'the hills'});
    expect((await call('ClimbTree')).body).toEqual({view: 'the sea'});
  });

  it('is one whose rule names no object', async () => {
    const operations = {...data.rules.operations, ClimbTree: {answer: 'x'}};
    const rules = {...data.rules, operations};
    const answer = await pretendSession({...data, rules}).call('ClimbTree');
    expect(answer.body).toEqual({view: 'the sea'});
  });
});

it('an answer is a copy of what the sandbox remembers', async () => {
  const before = await get('ash');
  const {body} = await call('ListTrees', north);
  for (const tree of body.trees as JsonObject[]) tree.name = 'changed';
  expect(await get('ash')).toEqual(before);
});
