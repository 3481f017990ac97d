import {expect, it} from 'vitest';
import {
  getOperationSlug,
  getSchemaSlugFor,
  getServiceTags,
  getTitleOfRpc,
} from '../../../../src/api/description/naming';

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

it('services are named apart, also from the introduction of the product', () => {
  const paths = ['/a.v1.HoltService/Do', '/a.v1.Log/Do', '/b.v1.Log/Do'];
  const operations = Object.fromEntries(
    paths.map((path) => [
      path,
      {path, request: '', response: '', streaming: false, deprecated: false},
    ]),
  );
  const tags = getServiceTags({operations, schemas: {}});
  expect([...tags.values()]).toEqual(['a.v1.HoltService', 'Log', 'b.v1.Log']);
});

it('a schema is called after its last name that is free', () => {
  const taken = new Set(['place']);
  expect(getSchemaSlugFor('a.v1.Town.Place', 'a', taken)).toBe('townplace');
  expect(getSchemaSlugFor('a.v1.Place', 'a', taken)).toBe('aplace');
  expect(getSchemaSlugFor('a.v1.Street', 'a', taken)).toBe('street');
});
