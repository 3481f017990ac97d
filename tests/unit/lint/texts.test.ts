import {expect, it} from 'vitest';
import {textsOf} from '../../../src/lint/texts';
import {changed, describeWith, files, listPools, version} from './site';

const rows = (more: Record<string, string> = {}) =>
  textsOf(describeWith(more)).map(
    ({source, path, subject, name, kind, text}) =>
      `${source.file.split('/').at(-1)}:${source.lineOf(path)} ${kind} | ${subject} | ${name} | ${text?.slice(0, 16)}`,
  );

it('finds every text that a reader sees, with its name and place', () => {
  expect(rows()).toEqual([
    'list-pools.yaml:5 operation | operation ListPools | ListPools | Lists the pools ',
    'list-pools.yaml:19 response | response of ListPools | ListPools | All pools, in on',
    'list-pools.yaml:10 error | error unknown of ListPools | unknown | The cluster refu',
    'pool.yaml:3 schema | schema holt.pool.v1.ListPoolsRequest | ListPoolsRequest | Request to list ',
    'pool.yaml:6 schema | schema holt.pool.v1.Pool | Pool | A part of the st',
    'pool.yaml:10 field | field name | name | What the cluster',
    'pool.yaml:13 field | field kind | kind | How copies are k',
    'pool.yaml:16 value | value REPLICATED | REPLICATED | Whole copies.',
    'connect-error.yaml:3 schema | schema connect.error | error | What a failed ca',
    'connect-error.yaml:7 field | field code | code | Says what kind o',
    'connect-error.yaml:10 value | value unknown | unknown | Some other failu',
    'service.yaml:2 service | service PoolService | PoolService | Manages pools, e',
    'service.yaml:5 guide | guide section objects of PoolService | PoolService | A pool belongs t',
    'Version.yaml:2 parameter | Connect-Protocol-Version | Connect-Protocol-Version | Tells the server',
  ]);
});

it('lists what has no text, so that it can be reported', () => {
  const bare = {
    [listPools]:
      'post: {operationId: Odd, tags: [], responses: {}, x-connect-errors: [{code: a}]}',
    'openapi/services/pool/schemas/pool.yaml':
      'Bare:\n  enum: [A]\n  properties:\n    b: {enum: [C]}\n    d: {}\n',
    'openapi/services/pool/service.yaml': 'name: S\nx-guide: [{id: order}]',
    [version]: 'in: header',
  };
  expect(rows(bare).filter((row) => row.endsWith('undefined'))).toEqual([
    'list-pools.yaml:1 operation | operation Odd | Odd | undefined',
    'list-pools.yaml:1 response | response of Odd | Odd | undefined',
    'list-pools.yaml:1 error | error a of Odd | a | undefined',
    'pool.yaml:2 schema | schema Bare | Bare | undefined',
    'pool.yaml:2 value | value A | A | undefined',
    'pool.yaml:4 field | field b | b | undefined',
    'pool.yaml:4 value | value C | C | undefined',
    'pool.yaml:5 field | field d | d | undefined',
    'service.yaml:1 service | service S | S | undefined',
    'service.yaml:2 guide | guide section order of S | S | undefined',
    'Version.yaml:1 parameter | Version | Version | undefined',
  ]);
});

it('names the line of the text itself', () => {
  const more = changed(listPools, "'200':\n", "'200':\n      x-first: 1\n");
  expect(rows(more)[1]).toContain('list-pools.yaml:20 response');
});

it('takes an operation without errors and a service without guide', () => {
  const more = {
    ...changed(listPools, 'x-connect-errors:', 'x-other:'),
    'openapi/services/pool/service.yaml':
      files['openapi/services/pool/service.yaml']?.split('x-guide')[0] ?? '',
  };
  const kinds = textsOf(describeWith(more)).map(({kind}) => kind);
  expect(kinds).not.toContain('error');
  expect(kinds).not.toContain('guide');
});
