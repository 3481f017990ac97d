/** A value that parts of the page share, for `useSyncExternalStore`. */
export interface Store<T> {
  read: () => T;
  /** Calls back whenever the value changes. @returns stops that */
  watch: (watcher: () => void) => () => void;
  write: (value: T) => void;
}

/** Keeps a value outside of React. */
export function createStore<T>(value: T): Store<T> {
  const watchers = new Set<() => void>();
  return {
    read: () => value,
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    write(next) {
      if (next === value) return;
      value = next;
      for (const watcher of watchers) watcher();
    },
  };
}
