import {describe, expect, it} from 'vitest';
import {
  checkUpgrade,
  findOperations,
  type ChangesBook,
} from '../../../src/changes/upgrade';
import {
  reportUpgrade,
  findVersionNamed,
} from '../../../src/changes/upgradeReport';

const book: ChangesBook = {
  versions: [{version: 'v1.0'}, {version: 'v1.1'}, {version: 'next'}],
  operations: [
    ['StorageService.ListPools', 'storage'],
    ['StorageService.CreateBucket', 'storage'],
    ['NetworkService.CreateIPRange', 'network'],
    ['MachineService.GetTag', 'machine'],
    ['FacilityService.GetTag', 'facility'],
  ].map(([name = '', area]) => ({
    name,
    path: `/holt.${area}.v1.${name.replace('.', '/')}`,
  })),
  changes: [
    {
      id: 'v1.1/field-removed/holt.storage.v1.Pool.type',
      version: 1,
      kind: 'field-removed',
      rating: 'breaking',
      service: 'storage',
      text: '`type` is removed from `Pool`.',
      why: {response: 'Clients that read it no longer find it.'},
      page: '/docs/api/changes/v1.1#x',
      names: ['poolType'],
      touches: [{operation: 0, rating: 'breaking', directions: ['response']}],
    },
    {
      id: 'next/field-added/holt.storage.v1.CreateBucketRequest.tags',
      version: 2,
      kind: 'field-added',
      rating: 'additive',
      service: 'storage',
      text: '`tags` is added to `CreateBucketRequest`.',
      why: {request: 'Calls that leave it out work as before.'},
      page: '/docs/api/changes#next',
      touches: [{operation: 1, rating: 'additive', directions: ['request']}],
    },
  ],
  labels: {},
};

const namesIn = (text: string): string[] =>
  [...findOperations(text, book)].map((at) => book.operations[at]?.name ?? '');

describe('the operations in a text', () => {
  it.each([
    ['/holt.storage.v1.StorageService/ListPools', 'a path'],
    [
      'https://holt.example.com/holt.storage.v1.StorageService/ListPools?x=1',
      'an URL',
    ],
    [
      '{"url":"https:\\/\\/h\\/holt.storage.v1.StorageService\\/ListPools"}',
      'JSON with escaped slashes',
    ],
    ['POST%20holt.storage.v1.StorageService%2FListPools', 'an encoded URL'],
    ['StorageService.ListPools', 'a full name'],
    ['StorageService_ListPools', 'an id'],
    ['await client.listPools({})', 'JavaScript'],
    ['stub.ListPools(ctx, &pb.ListPoolsRequest{})', 'Go'],
    ['client.list_pools()', 'Python'],
    ['ListPools', 'a bare name'],
  ])('are found in %s (%s)', (text) => {
    expect(namesIn(text)).toEqual(['StorageService.ListPools']);
  });

  it('are found by names with abbreviations', () => {
    expect(namesIn('client.create_ip_range()')).toEqual([
      'NetworkService.CreateIPRange',
    ]);
    expect(namesIn('client.createIPRange()')).toHaveLength(1);
  });

  it('are all that share a name, unless the service is named', () => {
    expect(namesIn('getTag()')).toHaveLength(2);
    expect(namesIn('MachineService.GetTag')).toEqual(['MachineService.GetTag']);
  });

  it('are none of words that only look alike', () => {
    for (const text of [
      'listPoolsSafely()',
      'my_list_pools',
      'pools',
      '',
      'ListPoolsRequest',
    ]) {
      expect(namesIn(text), text).toEqual([]);
    }
  });

  it('are found in hostile text without delay or harm', () => {
    const hostile = [
      'a'.repeat(1_000_000),
      '.'.repeat(1_000_000),
      'a.'.repeat(500_000),
      '\\/'.repeat(500_000),
      '%2F'.repeat(300_000),
      '\u0000\u202e<script>alert(1)</script>(.*)+$',
      '__proto__ constructor toString hasOwnProperty',
    ];
    for (const text of hostile) expect(namesIn(text)).toEqual([]);
    expect(namesIn(`${'x '.repeat(400_000)}ListPools`)).toHaveLength(1);
  });
});

describe('the check of an upgrade', () => {
  it('has only what concerns the operations in the text', () => {
    const upgrade = checkUpgrade(book, {
      from: 'v1.0',
      to: 'next',
      text: 'ListPools',
    });
    expect(upgrade.concerns.map(({change}) => change.kind)).toEqual([
      'field-removed',
    ]);
    expect(upgrade.others).toBe(1);
  });

  it('marks what the text names', () => {
    const named = (text: string): boolean | undefined =>
      checkUpgrade(book, {from: 'v1.0', to: 'v1.1', text}).concerns[0]?.isNamed;
    expect(named('ListPools().poolType')).toBe(true);
    expect(named('list_pools()["pool_type"]')).toBe(true);
    expect(named('ListPools().poolTypes')).toBe(false);
  });

  it('has what lies between the versions, without and with the ends', () => {
    const kinds = (from: string, to: string): string[] =>
      checkUpgrade(book, {from, to, text: ''}).concerns.map(
        ({change}) => change.kind,
      );
    expect(kinds('v1.0', 'v1.1')).toEqual(['field-removed']);
    expect(kinds('v1.1', 'next')).toEqual(['field-added']);
    expect(kinds('v1.0', 'next')).toEqual(['field-removed', 'field-added']);
  });

  it('says in words what it found, and what it could not', () => {
    const say = (from: string, to: string, text: string): string =>
      reportUpgrade(book, {from, to, text}).summary;
    expect(say('v1.0', 'v1.1', 'ListPools')).toMatch(
      /^1 change between v1\.0 and v1\.1/,
    );
    expect(say('v1.0', 'v1.1', 'CreateBucket')).toMatch(/^Nothing between/);
    expect(say('v1.0', 'v1.1', 'hello')).toMatch(
      /^Your text names no operation/,
    );
    expect(say('v1.1', 'v1.0', '')).toMatch(/^Choose an older version/);
    const single = {...book, versions: [{version: 'v1.0'}]};
    expect(reportUpgrade(single, {text: ''}).summary).toMatch(
      /^There is only one version/,
    );
  });

  it('gives the reason of the messages that are touched', () => {
    const {changes} = reportUpgrade(book, {text: 'ListPools'});
    expect(changes[0]?.why).toEqual([
      'Clients that read it no longer find it.',
    ]);
  });

  it('knows a version however it is written', () => {
    expect(findVersionNamed(' V1.1 ', book)).toBe('v1.1');
    expect(findVersionNamed('1.0', book)).toBe('v1.0');
    expect(findVersionNamed('next', book)).toBe('next');
    expect(findVersionNamed('1', book)).toBeUndefined();
  });
});
