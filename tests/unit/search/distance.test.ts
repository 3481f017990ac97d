import {describe, expect, it} from 'vitest';
import {distanceOf} from '../../../src/search/distance';

describe('the distance of two words', () => {
  it.each([
    ['pool', 'pool', 0],
    ['pool', 'poll', 1],
    ['pool', 'pol', 1],
    ['pool', 'spool', 1],
    ['pool', 'opol', 1],
    ['instnace', 'instance', 1],
    ['kuberentes', 'kubernetes', 1],
    ['pool', 'loop', 2],
    ['', 'ab', 2],
  ])('%s, %s: %i', (one, other, distance) => {
    expect(distanceOf(one, other, 3)).toBe(distance);
    expect(distanceOf(other, one, 3)).toBe(distance);
  });

  it('is not counted beyond what is asked for', () => {
    expect(distanceOf('pool', 'machine', 2)).toBe(Infinity);
    expect(distanceOf('abcd', 'wxyz', 2)).toBe(Infinity);
  });
});
