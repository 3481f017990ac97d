import type {ReactNode} from 'react';

/** Code of each sample, highlighted, by its id. */
export type Samples = Record<string, ReactNode>;

let samples: Samples | undefined;
const watchers = new Set<() => void>();

/** The samples of the call in the panel; none while it is the page's own. */
export const readSamples = (): Samples | undefined => samples;

/** Calls back whenever the samples change. @returns stops that */
export function watchSamples(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Shows these samples on the page, or, without any, those it was built with. */
export function showSamples(next: Samples | undefined): void {
  if (next === samples) return;
  samples = next;
  for (const watcher of watchers) watcher();
}
