/** Least milliseconds between two drawings of what arrives. */
const pace = 150;

/**
 * Draws what arrives, but not so often that the page has no time for anything
 * else. The last state is always drawn, by `end` at once.
 */
export function throttle<T>(show: (state: T) => void): {
  draw: (state: T) => void;
  end: (state: T) => void;
} {
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: T;
  return {
    draw(state) {
      waiting = state;
      timer ??= setTimeout(
        () => {
          timer = undefined;
          last = performance.now();
          show(waiting);
        },
        Math.max(0, last + pace - performance.now()),
      );
    },
    end(state) {
      clearTimeout(timer);
      show(state);
    },
  };
}
