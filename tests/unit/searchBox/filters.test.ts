import {describe, expect, it} from 'vitest';
import {
  findFiltersIn,
  toggleKind,
  removeFilters,
  withService,
} from '../../../src/components/search/filters';

describe('toggleKind', () => {
  it.each([
    ['', 'kind:schema'],
    ['pool', 'pool kind:schema'],
    ['  create   pool ', 'create pool kind:schema'],
    ['pool kind:schema', 'pool'],
    ['kind:schemas pool', 'pool'],
    ['Kind：Schema pool', 'pool'],
    ['kind:schema kind:schema', ''],
    ['pool kind:field', 'pool kind:field kind:schema'],
    ['pool kind:nothing', 'pool kind:nothing kind:schema'],
    ['unkind:schema', 'unkind:schema kind:schema'],
    ['.*[( <b>', '.*[( <b> kind:schema'],
  ])('of %j is %j', (query, toggled) => {
    expect(toggleKind(query, 'schema')).toBe(toggled);
  });

  it('undoes itself', () => {
    const once = toggleKind('pool service:storage', 'field');
    expect(toggleKind(once, 'field')).toBe('pool service:storage');
  });
});

describe('withService', () => {
  it.each([
    ['pool', 'storage', 'pool service:storage'],
    ['pool service:network', 'storage', 'pool service:storage'],
    ['service:a service:b pool', 'storage', 'pool service:storage'],
    ['pool service:network kind:field', '', 'pool kind:field'],
    ['pool', '', 'pool'],
  ])('%j in %j is %j', (query, key, narrowed) => {
    expect(withService(query, key)).toBe(narrowed);
  });
});

it('removeFilters leaves what is looked for', () => {
  expect(removeFilters('kind:field  pool service:storage name')).toBe(
    'pool name',
  );
});

describe('findFiltersIn', () => {
  it.each([
    ['', '', ''],
    ['create pool', '', ''],
    ['kind:schema pool kind:fields service:storage', 'schema field', 'storage'],
    ['kind:nothing', '', ''],
  ])('%j are %j and %j', (query, kinds, service) => {
    expect(findFiltersIn(query)).toEqual({kinds, service});
  });
});
