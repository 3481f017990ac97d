import type {GuideData} from '../../guides/model';
import type {Json} from '../../calls/json';

/** What this browser keeps of a guide; nothing in it is a secret. */
export interface Remembered {
  inputs: Record<string, string>;
  /** Outputs of the steps that are done, by server and step. */
  done: Record<string, Record<string, Record<string, Json>>>;
}

const getKey = ({name}: GuideData): string => `guide.${name}`;

/** Reads what the browser keeps; undefined if nothing, or nothing of use. */
export function recallGuide(guide: GuideData): Remembered | undefined {
  try {
    const text = localStorage.getItem(getKey(guide));
    if (text === null) return undefined;
    // An older version of the site may have written it.
    const {inputs = {}, done = {}} = JSON.parse(text) as Partial<Remembered>;
    return {inputs, done};
  } catch {
    return undefined;
  }
}

/** Keeps what the reader did; nothing is kept of a page as it was built. */
export function rememberGuide(
  guide: GuideData,
  kept: Remembered | undefined,
): void {
  try {
    if (kept) localStorage.setItem(getKey(guide), JSON.stringify(kept));
    else localStorage.removeItem(getKey(guide));
  } catch {
    // After a reload the reader begins anew.
  }
}
