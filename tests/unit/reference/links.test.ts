import {describe, expect, it} from 'vitest';
import {
  getOperationLink,
  getSchemaLink,
  getServiceLink,
} from '../../../src/reference/links';
import {getOtherAddresses} from '../../../src/reference/redirects';
import {twoServicesReference} from './description';

describe('the addresses of pages', () => {
  it('are named by service, operation and schema file', () => {
    const {services, operations, schemas} = twoServicesReference();
    expect(services.map(getServiceLink)).toEqual([
      '/docs/api/wood-service',
      '/docs/api/bird-service',
    ]);
    expect([...operations.values()].map(getOperationLink)).toEqual([
      '/docs/api/wood-get-tree',
      '/docs/api/bird-watch-birds',
    ]);
    expect([...schemas.values()].map(getSchemaLink)).toEqual([
      '/docs/api/schemas/empty',
      '/docs/api/schemas/bird',
      '/docs/api/schemas/tree',
    ]);
  });
});

describe('getOtherAddresses', () => {
  it.each([
    [
      '/docs/api/application-create-release',
      '/docs/api/application-service-create-release',
    ],
    [
      '/docs/api/instance-create-virtual-machine-service',
      '/docs/api/instance-service-create-virtual-machine-service',
    ],
  ])('lead to the operation %s', (page, long) => {
    expect(getOtherAddresses(page)).toEqual([long]);
  });

  it.each([
    '/docs/api/application-service',
    '/docs/api/holt-service',
    '/docs/api/schemas/bus',
    '/docs/api/application',
    '/docs/api/application-create/more',
    '/zh-hant/docs/api/application-create-release',
    '/docs/intro',
  ])('lead to no page but operations: not to %s', (page) => {
    expect(getOtherAddresses(page)).toBeUndefined();
  });
});
