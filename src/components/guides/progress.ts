import type {GuideData} from '../../guides/model';
import type {Json} from '../../calls/json';
import {sandboxAddress} from '../tryIt/server/servers';
import type {GuideState} from './state';

/** What this browser keeps of a guide; nothing in it is a secret. */
interface Kept {
  inputs: GuideState['inputs'];
  /** Outputs of the steps that are done, by server and step. */
  done: Record<string, Record<string, Record<string, Json>>>;
}

/** Keeps what was done on a platform; the sandbox of the page forgets. */
export function keepProgress(
  {name, steps}: GuideData,
  state: GuideState,
): void {
  const kept: Kept = {inputs: state.inputs, done: {}};
  for (const [base, known] of Object.entries(state.progress)) {
    if (base === sandboxAddress) continue;
    for (const {id, secretOutputs} of steps) {
      if (known[id]?.status !== 'done') continue;
      const outputs = {...known[id].outputs};
      for (const secret of secretOutputs) delete outputs[secret];
      kept.done[base] = {...kept.done[base], [id]: outputs};
    }
  }
  try {
    const key = `guide.${name}`;
    if (Object.keys(kept.done).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // After a reload the reader begins anew.
  }
}

/** What was done on a platform before; undefined if nothing, or nothing of use. */
export function recallProgress({
  name,
}: GuideData): Pick<GuideState, 'inputs' | 'progress'> | undefined {
  try {
    const text = localStorage.getItem(`guide.${name}`);
    if (text === null) return undefined;
    const {inputs, done} = JSON.parse(text) as Kept;
    const progress: Record<string, GuideState['progress'][string]> = {};
    for (const [base, steps] of Object.entries(done)) {
      for (const [id, outputs] of Object.entries(steps)) {
        const step = {status: 'done', attempts: 0, outputs} as const;
        progress[base] = {...progress[base], [id]: step};
      }
    }
    return {inputs, progress};
  } catch {
    return undefined;
  }
}
