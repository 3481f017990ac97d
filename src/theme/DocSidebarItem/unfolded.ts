import {useSyncExternalStore} from 'react';

const listeners = new Set<() => void>();
let chosen: ReadonlyMap<string, boolean> = new Map();

/** Unfolds or folds a part, in the sidebar and in the phone's drawer. */
export function unfold(part: string, isUnfolded: boolean): void {
  if (chosen.get(part) === isUnfolded) return;
  chosen = new Map(chosen).set(part, isUnfolded);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether the reader has unfolded or folded a part since the page was loaded.
 * It outlives the sidebar, which is another one in each section of the site.
 */
export const useUnfolded = (part: string): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => chosen.get(part),
    () => undefined,
  );
