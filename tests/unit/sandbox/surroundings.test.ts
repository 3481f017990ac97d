import {expect, it} from 'vitest';
import {real, timestamp, uuidOf} from '../../../src/sandbox/surroundings';

it('a UUID is a random one of version 4', () => {
  expect(uuidOf(() => 0)).toBe('00000000-0000-4000-8000-000000000000');
  expect(uuidOf(() => 0.999)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  const pattern =
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  const made = Array.from({length: 20}, () => uuidOf(real.random));
  expect(new Set(made).size).toBe(20);
  for (const uuid of made) expect(uuid).toMatch(pattern);
});

it('a time has no parts of a second', () => {
  expect(timestamp(Date.parse('2026-03-12T14:05:41.678Z'))).toBe(
    '2026-03-12T14:05:41Z',
  );
});
