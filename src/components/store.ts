import {useSyncExternalStore} from 'react';

/** A value shared by parts of the page. */
export interface Store<T> {
  read: () => T;
  /** Initial value, as in the HTML. */
  readFirst: () => T;
  /** Calls back when the value changes. @returns function to unsubscribe */
  watch: (watcher: () => void) => () => void;
  write: (value: T) => void;
}

export function createStore<T>(value: T): Store<T> {
  const watchers = new Set<() => void>();
  const first = value;
  return {
    read: () => value,
    readFirst: () => first,
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

export const useStore = <T>({watch, read, readFirst}: Store<T>): T =>
  useSyncExternalStore(watch, read, readFirst);
