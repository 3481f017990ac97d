import {describe, expect, it} from 'vitest';
import {getReadingOrder} from '../../../src/reference/readingOrder';
import {twoServicesReference} from './description';

/** The documents from one on, along one of the two ways. */
function way(
  from: string,
  to: 'pagination_prev' | 'pagination_next',
): string[] {
  const order = getReadingOrder(twoServicesReference());
  const seen: string[] = [];
  let id: string | undefined = from;
  while (id && !seen.includes(id)) {
    seen.push(id);
    id = order.get(id)?.[to];
  }
  return seen;
}

const all = [
  'api/holt-service',
  'api/wood-service',
  'api/wood-get-tree',
  'api/bird-service',
  'api/bird-watch-birds',
  'api/a-z',
];

describe('getReadingOrder', () => {
  it('goes through introduction, services and operations to the index', () => {
    expect(way('api/holt-service', 'pagination_next')).toEqual(all);
    expect(way('api/a-z', 'pagination_prev')).toEqual([...all].reverse());
  });

  it.each([
    ['tree', 'api/wood-service', 'api/bird-service'],
    ['bird', 'api/bird-service', 'api/a-z'],
    ['empty', 'api/bird-service', 'api/a-z'],
  ])('has pages around the schema %s', (schema, before, after) => {
    const order = getReadingOrder(twoServicesReference());
    expect(order.get(`api/schemas/${schema}`)).toEqual({
      pagination_prev: before,
      pagination_next: after,
    });
  });

  it('leads on where there is no service', () => {
    const nothing = {...twoServicesReference(), services: []};
    expect(getReadingOrder(nothing).get('api/holt-service')).toEqual({
      pagination_prev: undefined,
      pagination_next: 'api/a-z',
    });
  });
});
