import {describe, expect, it} from 'vitest';
import {createQueue} from '../../../src/preview/queue';

/** Tasks that end when they are told to. */
function tasks() {
  const ends: (() => void)[] = [];
  const ask = createQueue(
    () => new Promise<void>((resolve) => void ends.push(resolve)),
  );
  const end = async (): Promise<void> => {
    ends.at(-1)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return {ask, end, started: () => ends.length};
}

describe('a queue', () => {
  it('runs a task at once, and again only when it is asked', async () => {
    const {ask, end, started} = tasks();
    ask();
    expect(started()).toBe(1);
    await end();
    expect(started()).toBe(1);
    ask();
    expect(started()).toBe(2);
  });

  it('runs once more for all that was asked meanwhile', async () => {
    const {ask, end, started} = tasks();
    ask();
    ask();
    ask();
    expect(started()).toBe(1);
    await end();
    expect(started()).toBe(2);
    await end();
    expect(started()).toBe(2);
  });
});
