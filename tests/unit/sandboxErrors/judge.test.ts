import {describe, expect, it} from 'vitest';
import type {ListedError, SandboxData} from '../../../src/sandbox/model';
import {listKnown, findWrittenFaults} from '../../../src/sandboxErrors/causes';
import {judge} from '../../../src/sandboxErrors/judge';
import type {Cause, WrittenErrors} from '../../../src/sandboxErrors/model';
import {data} from '../sandbox/pretend';

const gone: ListedError = {code: 'not_found', message: 'no "ash" here', at: 0};
const ill: ListedError = {code: 'unknown', message: 'the tree is ill', at: 1};
const taken: ListedError = {code: 'already_exists', message: 'a fir', at: 0};

/** The woods, with rules that say which error of the page is meant. */
const woods: SandboxData = {
  ...data,
  rules: {
    objects: data.rules.objects,
    operations: {
      ...data.rules.operations,
      GetTree: {
        get: 'tree',
        missing: gone,
        refused: [{if: {status: ['ill']}, cause: ill}],
      },
      GrowTree: {
        update: 'tree',
        missing: gone,
        refused: [{if: {status: ['ill']}, cause: ill}],
        set: {status: 'ill'},
      },
      CreateTree: {
        create: 'tree',
        taken,
        refused: [{unlike: {name: '^[a-z0-9-]+$'}, cause: ill}],
      },
    },
  },
};

const cause = (
  rpc: string,
  {code, message = '', at = 0}: ListedError,
): Cause => ({
  rpc,
  at,
  code,
  message,
  words: `${message} of ${rpc}`,
});

const nothing: WrittenErrors = {notSimulated: [], requests: {}};

async function getFault(
  one: Cause,
  written: Partial<WrittenErrors> = {},
): Promise<string> {
  const [judged] = await judge(
    listKnown([one], {...nothing, ...written}, woods),
    woods,
  );
  return judged!.fault;
}

const sending = (one: Cause, provocation: object): Partial<WrittenErrors> => ({
  requests: {[one.rpc]: {[one.message]: provocation}},
});

describe('a cause', () => {
  it('follows from the rules', async () => {
    expect(await getFault(cause('GetTree', gone))).toBe('');
    expect(await getFault(cause('CreateTree', taken))).toBe('');
    expect(await getFault(cause('CreateTree', ill))).toBe('');
  });

  it('of which nothing is said is a fault', async () => {
    expect(await getFault(cause('GrowTree', ill))).toBe(
      'Nothing is said of it.',
    );
  });

  it('comes about by calls before it, and a call made twice', async () => {
    const one = cause('GrowTree', ill);
    expect(await getFault(one, sending(one, {times: 2}))).toBe('');
    const after = {before: [{GrowTree: {}, wait: 3}]};
    expect(await getFault(one, sending(one, after))).toBe('');
    const failing = {before: [{GrowTree: {name: 'yew'}}], times: 2};
    expect(await getFault(one, sending(one, failing))).toBe(
      'A call before it fails: GrowTree: not_found no "yew" here',
    );
    const despite = {...failing, despite: true};
    expect(await getFault(one, sending(one, despite))).toBe('');
  });

  it('that does not come about is a fault, whatever happens instead', async () => {
    const one = cause('GetTree', gone);
    expect(await getFault(one, sending(one, {}))).toBe('The call succeeds.');
    expect(await getFault({...one, code: 'aborted'})).toBe(
      'The code is not_found (no "999999" here), not aborted.',
    );
    expect(await getFault({...one, message: 'no tree'})).toBe(
      'The message is "no "999999" here".',
    );
    const grow = cause('GrowTree', {...ill, at: 2});
    expect(await getFault(grow, sending(grow, {times: 2}))).toBe(
      'The call ends with cause 1 of the page, not 2.',
    );
  });

  it('may be declared, unless the sandbox brings it', async () => {
    const notSimulated = [
      {because: 'It is rare.', causes: ['the tree is ill']},
    ];
    const one = cause('GrowTree', ill);
    expect(await getFault(one, {notSimulated})).toBe('');
    const both = {notSimulated, ...sending(one, {times: 2})};
    expect(await getFault(one, both)).toBe(
      'It is said not to be simulated, but the sandbox brings it.',
    );
    const elsewhere = [{...notSimulated[0]!, operations: ['FellTree']}];
    expect(await getFault(one, {notSimulated: elsewhere})).toBe(
      'Nothing is said of it.',
    );
  });

  it('may be one of the protocol', async () => {
    const words = 'The body is no JSON.';
    const bad = {
      rpc: 'GetTree',
      at: 1,
      code: 'invalid_argument',
      message: '',
      words,
    };
    const requests = {GetTree: {'The body': {body: '['}}};
    expect(await getFault(bad, {requests})).toBe('');
    const late = {...bad, code: 'deadline_exceeded'};
    const headers = {'Connect-Timeout-Ms': '0'};
    expect(
      await getFault(late, {requests: {GetTree: {'The body': {headers}}}}),
    ).toBe('');
  });
});

it('what is written for every operation holds where nothing else does', async () => {
  const one = cause('GrowTree', ill);
  const requests = {'*': {'the tree': {times: 2}}};
  expect(await getFault(one, {requests})).toBe('');
});

it('what is written must mean a cause, and one alone', () => {
  const causes = [cause('GrowTree', ill), cause('GetTree', gone)];
  expect(
    findWrittenFaults(causes, {
      requests: {
        GrowTree: {'the t': {}, 'no tree': {}},
        '*': {no: {}, nowhere: {}},
      },
      notSimulated: [
        {because: 'So.', causes: ['the tree', 'never']},
        {because: 'So.', causes: ['the tree'], operations: ['GetTree']},
      ],
    }),
  ).toEqual([
    'requests.GrowTree: 0 causes begin with "no tree".',
    'requests.*: 0 causes begin with "nowhere".',
    'notSimulated: no cause begins with "never".',
    'notSimulated: no cause begins with "the tree".',
  ]);
});
