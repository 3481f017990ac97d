import {afterEach, beforeEach, vi} from 'vitest';

/** When every test with a fast clock begins. */
export const startTime = new Date('2026-03-12T14:05:41.678Z');

/** Milliseconds that have passed for the code under test. */
export const passed = (): number => Date.now() - startTime.getTime();

/**
 * Lets the tests of a file wait for nothing: whenever nothing else is left to
 * do, the clock goes on to the next timer.
 */
export function useFastClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
      now: startTime,
    });
    vi.setTimerTickMode('nextTimerAsync');
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
