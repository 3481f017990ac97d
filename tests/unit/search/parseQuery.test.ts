import {describe, expect, it} from 'vitest';
import {parseQuery} from '../../../src/search';

describe('parseQuery', () => {
  it.each([
    ['pool', {text: 'pool'}],
    ['  pool   size ', {text: 'pool size'}],
    ['kind:schema pool', {text: 'pool', kinds: ['schema']}],
    ['pool KIND:Fields kind:value', {text: 'pool', kinds: ['field', 'value']}],
    ['service:storage pool', {text: 'pool', service: 'storage'}],
    ['service:StorageService', {text: '', service: 'storage'}],
    ['service：storage', {text: '', service: 'storage'}],
    ['kind:thing pool', {text: 'kind:thing pool'}],
    ['mankind:schema', {text: 'mankind:schema'}],
    ['kind:', {text: 'kind:'}],
  ])('%j', (query, parsed) => {
    expect(parseQuery(query)).toEqual(parsed);
  });

  it('cuts what nobody types', () => {
    expect(parseQuery('x'.repeat(10_000)).text.length).toBeLessThan(1_000);
  });
});
