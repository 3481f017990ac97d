import {expect, it} from 'vitest';
import {findNearest} from '../../../../src/calls/validation/nearest';

const fields = ['bucketName', 'owner', 'scopeUuid', 'acl', 'policy'];

it.each([
  ['bucket_name', ['bucketName']],
  ['BucketName', ['bucketName']],
  ['bucketNmae', ['bucketName']],
  ['bucketname ', ['bucketName']],
  ['bucket', ['bucketName']],
  ['onwer', ['owner']],
  ['uuid', ['scopeUuid']],
  ['ac', ['acl']],
  ['polices', ['policy']],
  ['size', []],
  ['', []],
  ['__proto__', []],
  ['💥', []],
  ['o'.repeat(1e6), []],
])('of "%.12s" it is %j', (name, near) => {
  expect(findNearest(name, fields)).toEqual(near);
});

it('gives the nearest first, as many as are wanted', () => {
  const known = ['ListPools', 'ListPods', 'CreatePool', 'ListTools'];
  expect(findNearest('ListPool', known, 2)).toEqual(['ListPools', 'ListPods']);
});
