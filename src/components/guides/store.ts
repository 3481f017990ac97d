import type {StepFault} from '../../guides/engine/result';
import type {GuideData} from '../../guides/model';
import type {Json, JsonObject} from '../../calls/json';
import type {Answer, Failure} from '../tryIt/call/answer';
import {createStore, useStore, type Store} from '../store';
import {sandboxAddress} from '../tryIt/server/servers';
import type {SentCall} from '../tryIt/call/request';

/** Why a step did not run, or did not succeed. */
export type Problem =
  | Exclude<StepFault, {reason: 'input' | 'unreachable'}>
  /** Inputs that are left out, or are no values of their type. */
  | {reason: 'inputs'; names: string[]}
  /** The server has no address yet, or a header that HTTP cannot carry. */
  | {reason: 'server'}
  /** No response of the platform came. */
  | {reason: 'failure'; failure: Failure};

/** How far a step has come on one server. */
export interface StepState {
  /** `asking`: the reader is asked whether to send a destructive call. */
  status: 'asking' | 'running' | 'done' | 'failed' | 'stopped';
  /** Calls so far. */
  attempts: number;
  /** The last call, and its response as far as it came. */
  request?: JsonObject;
  sent?: SentCall;
  answer?: Answer;
  outputs?: Record<string, Json>;
  problem?: Problem;
  /** Until the next call: its interval, and how many calls are left. */
  wait?: {seconds: number; left: number};
  /** Done before the page was loaded: the response is not known any more. */
  isRemembered?: true;
}

/** Stands for the address of a platform that the reader has not entered yet. */
export const noAddress = '';

/** What the reader has entered and done on the page of a guide. */
export interface GuideState {
  /** Texts of the fields, by the name of the input. */
  inputs: Record<string, string>;
  /** Names of the inputs that the link to the page has filled in. */
  linked: string[];
  /** Address of the server that the reader has chosen, or `noAddress`. */
  base?: string;
  /** Steps by the address of the server on which they ran. */
  progress: Record<string, Record<string, StepState>>;
  /** Id of the step that is at work, or that the reader is asked about. */
  current?: string;
}

/** The text that the field of an input begins with. */
export const getFirstInputs = ({inputs}: GuideData): Record<string, string> =>
  Object.fromEntries(
    inputs.map((input) => [input.name, String(input.default ?? '')]),
  );

const stores = new Map<string, Store<GuideState>>();

/** The state of a guide; at first, what its page was built with. */
export function getStore(guide: GuideData): Store<GuideState> {
  const {name} = guide;
  const first = {inputs: getFirstInputs(guide), linked: [], progress: {}};
  const store = stores.get(name) ?? createStore<GuideState>(first);
  stores.set(name, store);
  return store;
}

export const getState = (guide: GuideData): GuideState =>
  getStore(guide).read();

/** The steps that ran on the server that the reader has chosen. */
export const getStepStates = ({
  base = sandboxAddress,
  progress,
}: GuideState): Record<string, StepState | undefined> => progress[base] ?? {};

/** Whether a step is at work, or waits for the reader to allow it. */
export const isBusy = ({current}: GuideState): boolean => current !== undefined;

/** Changes parts of the state of a guide. */
export function change(guide: GuideData, parts: Partial<GuideState>): void {
  const store = getStore(guide);
  store.write({...store.read(), ...parts});
}

/** The state of a guide, for a component. */
export const useGuide = (guide: GuideData): GuideState =>
  useStore(getStore(guide));
