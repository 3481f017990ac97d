import {useSyncExternalStore} from 'react';

/** A value that parts of the page share. */
export interface Store<T> {
  read: () => T;
  /** What it was at first, as the page was built with it. */
  readFirst: () => T;
  /** Calls back whenever the value changes. @returns stops that */
  watch: (watcher: () => void) => () => void;
  write: (value: T) => void;
}

/** Keeps a value outside of React. */
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

/** The value of a store, for a component. */
export const useStore = <T>({watch, read, readFirst}: Store<T>): T =>
  useSyncExternalStore(watch, read, readFirst);
