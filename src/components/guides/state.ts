import {createStorageSlot} from '@docusaurus/theme-common';
import type {GuideData} from '../../guides/model';
import type {StepFault, StepProgress} from '../../guides/runSteps';
import type {Answer} from '../../calls/answer';
import type {JsonObject} from '../../calls/json';
import type {SentCall} from '../../calls/request';
import {createStore, useStore, type Store} from '../store';
import {readServer, sandboxAddress, useServer} from '../tryIt/server';

/** How far a step has come on one server. */
export interface StepState {
  /** `asking`: the reader is asked whether to send a destructive call. */
  status: 'asking' | 'running' | 'done' | 'failed' | 'stopped';
  /** Calls so far; none where it was done before the page was loaded. */
  attempts: number;
  /** The last call, and its response. */
  sent?: SentCall;
  answer?: Answer;
  outputs?: JsonObject;
  /** Why it failed; or inputs that are left out, or are no values of their type. */
  problem?: StepFault | {reason: 'inputs'; names: string[]};
  wait?: StepProgress['wait'];
}

/** Steps by their ids, on one server. */
export type Steps = Readonly<Record<string, StepState | undefined>>;

/** What the reader has entered and done on the page of a guide. */
export interface GuideState {
  /** Texts that the reader has entered, by the name of the input. */
  inputs: Readonly<Record<string, string>>;
  /** Steps by the address of the server on which they ran. */
  progress: Readonly<Record<string, Steps>>;
}

const none: Steps = {};

const stores = new Map<string, Store<GuideState>>();

/** The state of a guide, by its name, as long as the site is open. */
export function getStore(name: string): Store<GuideState> {
  const store = stores.get(name) ?? createStore({inputs: {}, progress: {}});
  stores.set(name, store);
  return store;
}

/** The state of a guide, for a component. */
export const useGuide = (name: string): GuideState => useStore(getStore(name));

/** The steps that ran on the server that the reader has chosen. */
export const readSteps = (name: string): Steps =>
  getStore(name).read().progress[readServer().base ?? ''] ?? none;

/** The same, for a component. */
export function useSteps(name: string): Steps {
  const {base = ''} = useServer();
  return useGuide(name).progress[base] ?? none;
}

/** Whether a call is on its way, or the reader is asked about one. */
export const isBusy = (step: StepState | undefined): boolean =>
  step?.status === 'running' || step?.status === 'asking';

/** Whether a call of a guide is. */
export const isRunning = (steps: Steps): boolean =>
  Object.values(steps).some(isBusy);

/** Notes what the reader has entered. */
export function enterInput(name: string, input: string, text: string): void {
  const store = getStore(name);
  const {inputs, progress} = store.read();
  store.write({inputs: {...inputs, [input]: text}, progress});
}

/** Notes how steps went on a server; what is undefined is forgotten. */
export function setSteps(name: string, base: string, steps: Steps): void {
  const store = getStore(name);
  const {inputs, progress} = store.read();
  const known = {...progress[base], ...steps};
  store.write({inputs, progress: {...progress, [base]: known}});
}

/** What a browser keeps of a guide; nothing in it is a secret. */
interface Kept {
  inputs: GuideState['inputs'];
  /** Outputs of the steps that are done, by server and step. */
  done: Record<string, Record<string, JsonObject>>;
}

const getSlot = (name: string) => createStorageSlot(`guide.${name}`);

/** Keeps what was done on a platform; the sandbox of the page forgets. */
export function keepProgress({name, steps}: GuideData): void {
  const {inputs, progress} = getStore(name).read();
  const kept: Kept = {inputs, done: {}};
  for (const [base, known] of Object.entries(progress)) {
    if (base === sandboxAddress) continue;
    for (const {id, secretOutputs} of steps) {
      if (known[id]?.status !== 'done') continue;
      const outputs = {...known[id].outputs};
      for (const secret of secretOutputs) delete outputs[secret];
      kept.done[base] = {...kept.done[base], [id]: outputs};
    }
  }
  const slot = getSlot(name);
  if (Object.keys(kept.done).length === 0) slot.del();
  else slot.set(JSON.stringify(kept));
}

/** Goes on with what was done on a platform before, if that is of use. */
export function recallProgress({name}: GuideData): void {
  try {
    const text = getSlot(name).get() ?? '{"done":{}}';
    const {inputs, done} = JSON.parse(text) as Kept;
    const store = getStore(name);
    const now = store.read();
    const progress: Record<string, Steps> = {};
    for (const [base, steps] of Object.entries(done)) {
      const known = Object.entries(steps).map(([id, outputs]) => [
        id,
        {status: 'done', attempts: 0, outputs},
      ]);
      progress[base] = Object.fromEntries(known) as Steps;
    }
    // What was entered or done since the page was loaded is newer.
    store.write({
      inputs: {...inputs, ...now.inputs},
      progress: {...progress, ...now.progress},
    });
  } catch {
    // What cannot be read is of no use.
  }
}
