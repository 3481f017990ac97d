import {expect, it} from 'vitest';
import {
  getOperationSlug,
  getSchemaSlugFor,
  getServiceTags,
  getTitleOfRpc,
} from '../../../../src/api/description/naming';
import type {Structure} from '../../../../src/api/description/structure';

it.each([
  ['ListGPURelationsByModel', 'list-gpu-relations-by-model'],
  ['ListVMs', 'list-vms'],
  ['ListMONs', 'list-mons'],
  ['GetOAuth2Token', 'get-oauth2-token'],
  ['VNCInstance', 'vnc-instance'],
  ['Ping', 'ping'],
])('the page of %s ends with %s', (rpc, slug) => {
  expect(getOperationSlug(rpc)).toBe(slug);
});

it.each([
  ['ListVMs', 'List VMs'],
  ['GetOAuth2Token', 'Get OAuth2 token'],
  ['ListGPURelations', 'List GPU relations'],
])('%s has the title %s', (rpc, title) => {
  expect(getTitleOfRpc(rpc)).toBe(title);
});

const structureOf = (...services: string[]): Structure => ({
  operations: Object.fromEntries(
    services.map((service) => {
      const path = `/${service}/Do`;
      return [
        path,
        {path, request: '', response: '', streaming: false, deprecated: false},
      ];
    }),
  ),
  schemas: {},
});

it.each([
  // The introduction of the product has its page.
  [['a.v1.HoltService'], ['a.v1.HoltService']],
  [['a.v1.Service'], ['a.v1.Service']],
  [
    ['a.v1.Log', 'b.v1.Log'],
    ['Log', 'b.v1.Log'],
  ],
  [
    ['a.v1.Log', 'a.v1.LogService'],
    ['Log', 'a.v1.LogService'],
  ],
  [
    ['a.v1.VMService', 'a.v1.VmService'],
    ['VMService', 'a.v1.VmService'],
  ],
])('the services %j have different folders', (services, tags) => {
  expect([...getServiceTags(structureOf(...services)).values()]).toEqual(tags);
});

it('a service keeps its tag when another one is added before it', () => {
  const before = structureOf('b.v1.Log', 'c.v1.Shop');
  const tags = getServiceTags(before, structureOf('a.v1.Log', 'b.v1.Log'));
  expect(Object.fromEntries(tags)).toEqual({
    'a.v1.Log': 'a.v1.Log',
    'b.v1.Log': 'Log',
  });
});

it('a schema is called after its last name that is free', () => {
  const taken = new Set(['place']);
  expect(getSchemaSlugFor('a.v1.Town.Place', 'a', taken)).toBe('townplace');
  expect(getSchemaSlugFor('a.v1.Place', 'a', taken)).toBe('aplace');
  expect(getSchemaSlugFor('a.v1.Street', 'a', taken)).toBe('street');
});
