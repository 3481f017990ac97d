import type {StepFault} from '../../guides/runSteps';
import type {Json} from '../../calls/json';
import {createStore, useStore, type Store} from '../store';
import type {Answer, Failure} from '../../calls/answer';
import type {SentCall} from '../../calls/request';
import {sandboxAddress} from '../tryIt/server/servers';
import type {Server} from '../tryIt/server/useServer';

/** Why a step did not run, or did not succeed. */
export type Problem =
  | Exclude<StepFault, {reason: 'unreachable'}>
  /** Inputs that are left out, or are no values of their type. */
  | {reason: 'inputs'; names: string[]}
  /** No response of the platform came. */
  | {reason: 'failure'; failure: Failure};

/** How far a step has come on one server. */
export interface StepState {
  /** `asking`: the reader is asked whether to send a destructive call. */
  status: 'asking' | 'running' | 'done' | 'failed' | 'stopped';
  /** Calls so far; none where it was done before the page was loaded. */
  attempts: number;
  /** The last call, and its response. */
  sent?: SentCall;
  answer?: Answer;
  outputs?: Record<string, Json>;
  problem?: Problem;
  /** Until the next call: its interval, and how many calls are left. */
  wait?: {seconds: number; left: number};
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
  /** Id of the step that is at work, or that the reader is asked about. */
  current?: string;
}

export type Action =
  | {type: 'entered'; name: string; text: string}
  | {
      type: 'remembered';
      inputs: GuideState['inputs'];
      progress: GuideState['progress'];
    }
  | {type: 'chose'; base: string}
  | {type: 'ran'; step: string | undefined}
  | {type: 'changed'; base: string; id: string; step: StepState}
  | {type: 'forgot'; base: string; ids: readonly string[]};

const first: GuideState = {inputs: {}, base: sandboxAddress, progress: {}};

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
    case 'ran':
      return {...state, current: action.step};
    case 'changed': {
      const {base, id, step} = action;
      const steps = {...progress[base], [id]: step};
      return {...state, progress: {...progress, [base]: steps}};
    }
    case 'forgot': {
      const {base, ids} = action;
      const steps = Object.fromEntries(
        Object.entries(progress[base] ?? {}).filter(
          ([id]) => !ids.includes(id),
        ),
      );
      return {...state, progress: {...progress, [base]: steps}};
    }
  }
}

const stores = new Map<string, Store<GuideState>>();

/** The state of a guide, by its name, as long as the site is open. */
export function getStore(name: string): Store<GuideState> {
  const store = stores.get(name) ?? createStore(first);
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
