import type {GuideData} from '../../../guides/model';
import type {Json} from '../../../calls/json';
import {getInputsOfLink} from '../link';
import {recallGuide, rememberGuide, type Remembered} from '../remembered';
import {change, getFirstInputs, getState, type StepState} from '../store';

type Done = Remembered['done'];

const removeSecrets = (
  guide: GuideData,
  id: string,
  outputs: Record<string, Json>,
): Record<string, Json> => {
  const step = guide.steps.find((one) => one.id === id);
  const secrets = step?.secretOutputs ?? [];
  return Object.fromEntries(
    Object.entries(outputs).filter(([name]) => !secrets.includes(name)),
  );
};

/** Keeps in this browser how far the reader is. */
export function keep(guide: GuideData): void {
  const {inputs, progress} = getState(guide);
  const first = getFirstInputs(guide);
  const changed = guide.inputs.filter(
    ({name, secret}) => !secret && inputs[name] !== first[name],
  );
  const done: Done = {};
  for (const [base, steps] of Object.entries(progress)) {
    const known = Object.entries(steps).flatMap(([id, {status, outputs}]) =>
      status === 'done'
        ? [[id, removeSecrets(guide, id, outputs ?? {})] as const]
        : [],
    );
    if (known.length > 0) done[base] = Object.fromEntries(known);
  }
  const isNew = changed.length === 0 && Object.keys(done).length === 0;
  rememberGuide(
    guide,
    isNew
      ? undefined
      : {
          inputs: Object.fromEntries(
            changed.map(({name}) => [name, inputs[name] ?? '']),
          ),
          done,
        },
  );
}

function computeProgress(guide: GuideData, done: Done) {
  const ids = guide.steps.map(({id}) => id);
  const stepOf = (outputs: Record<string, Json>): StepState => ({
    status: 'done',
    attempts: 0,
    outputs,
    isRemembered: true,
  });
  return Object.fromEntries(
    Object.entries(done).map(([base, steps]) => [
      base,
      Object.fromEntries(
        Object.entries(steps).flatMap(([id, outputs]) =>
          ids.includes(id) ? [[id, stepOf(outputs)] as const] : [],
        ),
      ),
    ]),
  );
}

const restored = new Set<string>();

/**
 * Puts the reader where the browser remembers them, and fills in what the link
 * to the page carries; what they have typed by now stays.
 */
export function restore(guide: GuideData): void {
  if (restored.has(guide.name)) return;
  restored.add(guide.name);
  const kept = recallGuide(guide);
  const link = getInputsOfLink(guide, location.search);
  const {inputs, progress} = getState(guide);
  const first = getFirstInputs(guide);
  const known: Record<string, unknown> = {...kept?.inputs, ...link};
  const next = {...inputs};
  for (const {name} of guide.inputs) {
    const text = known[name];
    if (typeof text === 'string' && inputs[name] === first[name]) {
      next[name] = text;
    }
  }
  change(guide, {
    inputs: next,
    linked: Object.keys(link).filter((name) => next[name] === link[name]),
    progress: {...computeProgress(guide, kept?.done ?? {}), ...progress},
  });
}
