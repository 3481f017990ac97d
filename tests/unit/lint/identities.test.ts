import {describe, expect, it} from 'vitest';
import {dataCentreValues, identitiesIn} from '../../../src/lint/rules/examples';

const uuid = '3f0c9a52-7d1e-4b8a-9c36-5e2f8a1d4b07';

describe('identitiesIn', () => {
  it.each([
    'name',
    'id',
    'uuid',
    'hostname',
    'fqdn',
    'namespace',
    'poolName',
    'machineId',
    'scopeUuid',
    'floatingIp',
    'podUid',
  ])('takes the value of %s for an identity', (key) => {
    expect(identitiesIn({[key]: 'web 1'})).toEqual(['web 1']);
    expect(identitiesIn({deep: [{[key]: ['a', 'b']}]})).toEqual(['a', 'b']);
  });

  it.each([
    'vendorId',
    'productId',
    'vendorName',
    'productName',
    'names',
    'surname',
    'idle',
    'myid',
    'Idx',
    'poolNames',
    'status',
  ])('takes no word under %s for one', (key) => {
    expect(identitiesIn({[key]: 'web 1'})).toEqual([]);
  });

  it.each([
    ['at 192.0.2.11:80', '192.0.2.11'],
    ['10.0.0.1/8', '10.0.0.1'],
    [`(${uuid})`, uuid],
    [uuid.toUpperCase(), uuid.toUpperCase()],
    ['mac 52:54:00:0a:BC:de.', '52:54:00:0a:BC:de'],
    ['http://web.example/', 'web.example'],
    ['http://maas-1.lab.example.com:5240', 'maas-1.lab.example.com'],
    ['a.b.example.net', 'a.b.example.net'],
  ])('finds the address in %j', (value, found) => {
    expect(identitiesIn({note: value})).toEqual([found]);
    expect(dataCentreValues({note: value})).toContain(found);
  });

  it('finds every address of a text, after the text if it is an identity', () => {
    expect(identitiesIn({hostname: '192.0.2.1,192.0.2.2'})).toEqual([
      '192.0.2.1,192.0.2.2',
      '192.0.2.1',
      '192.0.2.2',
    ]);
  });

  it.each([
    '1.2.3',
    '3.6.8',
    '1234.1.1.1',
    uuid.slice(1),
    uuid.slice(0, -1),
    `${uuid}0`,
    '3f0c9a52-7d1e-4b8a-5e2f8a1d4b07',
    '52:54:00:0a:bc',
    'example.com',
    'an example of it',
    'web.examples',
    '',
    7,
    true,
    null,
    undefined,
  ])('finds nothing in %j', (note) => {
    expect(identitiesIn({note})).toEqual([]);
    expect(identitiesIn(note)).toEqual([]);
  });

  it('takes nothing but texts for identities, and no empty ones', () => {
    expect(identitiesIn({name: '', id: 7, uuid: null})).toEqual([]);
  });
});

describe('dataCentreValues', () => {
  it('gives every value, and the addresses in it', () => {
    expect(
      dataCentreValues({a: [{ip: '192.0.2.11/24'}, 7, null], b: 'rbd'}),
    ).toEqual(['192.0.2.11/24', '192.0.2.11', '7', 'null', 'rbd']);
  });
});
