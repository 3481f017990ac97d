import type {StepFault, StepProgress} from '../../guides/runSteps';
import type {JsonObject} from '../../calls/json';
import {createStore, useStore, type Store} from '../store';
import type {Answer} from '../../calls/answer';
import type {SentCall} from '../../calls/request';
import {sandboxAddress} from '../tryIt/server/servers';
import type {Server} from '../tryIt/server/useServer';

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
  /** Address of the chosen server; empty while the reader has entered none. */
  base: string;
  /** Steps by the address of the server on which they ran. */
  progress: Readonly<Record<string, Steps>>;
}

export type Action =
  | {type: 'entered'; name: string; text: string}
  | ({type: 'remembered'} & Pick<GuideState, 'inputs' | 'progress'>)
  | {type: 'chose'; base: string}
  | {type: 'changed'; base: string; id: string; step: StepState}
  | {type: 'forgot'; base: string; ids: readonly string[]};

/** What a guide is after something has happened. */
export function reduce(state: GuideState, action: Action): GuideState {
  const {inputs, progress} = state;
  switch (action.type) {
    case 'entered':
      return {...state, inputs: {...inputs, [action.name]: action.text}};
    case 'remembered':
      // What was entered or done since the page was loaded is newer.
      return {
        ...state,
        inputs: {...action.inputs, ...inputs},
        progress: {...action.progress, ...progress},
      };
    case 'chose':
      return {...state, base: action.base};
    case 'changed': {
      const {base, id, step} = action;
      const steps = {...progress[base], [id]: step};
      return {...state, progress: {...progress, [base]: steps}};
    }
    case 'forgot': {
      const {base, ids} = action;
      const steps = {...progress[base]};
      for (const id of ids) delete steps[id];
      return {...state, progress: {...progress, [base]: steps}};
    }
  }
}

const stores = new Map<string, Store<GuideState>>();

/** The state of a guide, by its name, as long as the site is open. */
export function getStore(name: string): Store<GuideState> {
  const store =
    stores.get(name) ??
    createStore({inputs: {}, base: sandboxAddress, progress: {}});
  stores.set(name, store);
  return store;
}

/** Tells a guide that something has happened. */
export function dispatch(name: string, action: Action): void {
  const store = getStore(name);
  store.write(reduce(store.read(), action));
}

/** The state of a guide, for a component. */
export const useGuide = (name: string): GuideState => useStore(getStore(name));

/** The steps that ran on the server that the reader has chosen. */
export const getSteps = ({base, progress}: GuideState): Steps =>
  progress[base] ?? {};

/** The same, for a component. */
export const useSteps = (name: string): Steps => getSteps(useGuide(name));

/** Whether a call is on its way, or the reader is asked about one. */
export const isBusy = (step: StepState | undefined): boolean =>
  step?.status === 'running' || step?.status === 'asking';

/** Whether a call of a guide is. */
export const isRunning = (steps: Steps): boolean =>
  Object.values(steps).some(isBusy);

/** The server on which guides run. */
export interface ShownServer {
  server: Server;
  /** Where the site, in this locale, begins. */
  baseUrl: string;
  /** Gives the focus to what is wrong with it. */
  focus: () => void;
}

/** The server that the bar of the guide shows; nothing before the page runs. */
export const shownServer = createStore<ShownServer | undefined>(undefined);
