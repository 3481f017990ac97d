import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {laterSteps} from '../../../src/preview/laterSteps';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('does each step in its time', () => {
  const done: string[] = [];
  laterSteps()([
    [2000, () => done.push('b')],
    [1000, () => done.push('a')],
  ]);
  vi.advanceTimersByTime(999);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['a']);
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['a', 'b']);
});

it('leaves out the steps that others take the place of', () => {
  const done: string[] = [];
  const later = laterSteps();
  later([[1000, () => done.push('old')]]);
  vi.advanceTimersByTime(500);
  later([[1000, () => done.push('new')]]);
  vi.advanceTimersByTime(5000);
  expect(done).toEqual(['new']);
});
