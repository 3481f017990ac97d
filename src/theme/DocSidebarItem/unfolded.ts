import {createStore, useStore} from '@site/src/components/store';

/** The parts of the sidebar that the reader has unfolded or folded. */
const chosen = createStore<ReadonlyMap<string, boolean>>(new Map());

/** Unfolds or folds a part, in the sidebar and in the phone's drawer. */
export function unfold(part: string, isUnfolded: boolean): void {
  const parts = chosen.read();
  if (parts.get(part) === isUnfolded) return;
  chosen.write(new Map(parts).set(part, isUnfolded));
}

/**
 * Whether the reader has unfolded or folded a part since the page was loaded.
 * It outlives the sidebar, which is another one in each section of the site.
 */
export const useUnfolded = (part: string): boolean | undefined =>
  useStore(chosen).get(part);
