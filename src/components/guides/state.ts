import {createStorageSlot} from '@docusaurus/theme-common';
import type {GuideData} from '../../guides/model';
import type {StepFault} from '../../guides/runSteps';
import type {Answer} from '../../calls/answer';
import type {JsonObject} from '../../calls/json';
import type {SentCall} from '../../calls/request';
import {createStore, useStore, type Store} from '../store';
import {readServer, sandboxAddress, useServer} from '../tryIt/server';

export interface StepState {
  status: 'running' | 'done' | 'failed' | 'stopped';
  /** Number of calls; 0 for steps completed before a reload. */
  attempts: number;
  sent?: SentCall;
  answer?: Answer;
  outputs?: JsonObject;
  problem?: StepFault;
}

export type Steps = Readonly<Record<string, StepState | undefined>>;

export interface GuideState {
  inputs: Readonly<Record<string, string>>;
  progress: Readonly<Record<string, Steps>>;
}

const none: Steps = {};

const stores = new Map<string, Store<GuideState>>();

/** State of a guide, kept until the site is closed. */
export function getStore(name: string): Store<GuideState> {
  const store = stores.get(name) ?? createStore({inputs: {}, progress: {}});
  stores.set(name, store);
  return store;
}

export const useGuide = (name: string): GuideState => useStore(getStore(name));

export const readSteps = (name: string): Steps =>
  getStore(name).read().progress[readServer().base ?? ''] ?? none;

export function useSteps(name: string): Steps {
  const {base = ''} = useServer();
  return useGuide(name).progress[base] ?? none;
}

export const isRunning = (steps: Steps): boolean =>
  Object.values(steps).some((step) => step?.status === 'running');

export function enterInput(name: string, input: string, text: string): void {
  const store = getStore(name);
  const {inputs, progress} = store.read();
  store.write({inputs: {...inputs, [input]: text}, progress});
}

/** Updates steps on a server; `undefined` removes one. */
export function setSteps(name: string, base: string, steps: Steps): void {
  const store = getStore(name);
  const {inputs, progress} = store.read();
  const known = {...progress[base], ...steps};
  store.write({inputs, progress: {...progress, [base]: known}});
}

const getSlot = (name: string) => createStorageSlot(`guide.${name}`);

/**
 * Saves the inputs, and the steps done on platforms without their secrets.
 * Progress in the sandbox is not saved.
 */
export function keepProgress({name, steps}: GuideData): void {
  const {inputs, progress} = getStore(name).read();
  const kept: Record<string, Record<string, StepState>> = {};
  for (const [base, known] of Object.entries(progress)) {
    if (base === sandboxAddress) continue;
    for (const {id, secretOutputs} of steps) {
      if (known[id]?.status !== 'done') continue;
      const outputs = {...known[id].outputs};
      for (const secret of secretOutputs) delete outputs[secret];
      (kept[base] ??= {})[id] = {status: 'done', attempts: 0, outputs};
    }
  }
  const slot = getSlot(name);
  if (Object.keys(kept).length === 0) slot.del();
  else slot.set(JSON.stringify({inputs, progress: kept}));
}

/** Restores the progress on platforms. */
export function recallProgress({name}: GuideData): void {
  try {
    const kept = JSON.parse(getSlot(name).get() ?? '{}') as GuideState;
    const store = getStore(name);
    const now = store.read();
    // Newer than the saved state.
    store.write({
      inputs: {...kept.inputs, ...now.inputs},
      progress: {...kept.progress, ...now.progress},
    });
  } catch {
    // Ignore invalid saved state.
  }
}
