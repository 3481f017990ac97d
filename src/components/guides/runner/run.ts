import {runStep, type RunContext} from '../../../guides/runSteps';
import type {GuideData, RunnableCall} from '../../../guides/model';
import type {Json} from '../../../calls/json';
import type {Answer} from '../../../calls/answer';
import type {SentCall} from '../../../calls/request';
import {resolveTransport} from '../../tryIt/transport';
import {send} from '../../../calls/send';
import {sandboxAddress} from '../../tryIt/server/servers';
import {findWrongInputs, getValues} from '../inputs';
import {
  dispatch,
  getSteps,
  getStore,
  isRunning,
  shownServer,
  type ShownServer,
  type StepState,
} from '../state';

let controller: AbortController | undefined;
let answerOfReader: ((isSure: boolean) => void) | undefined;

/** Says whether to send the destructive call that the reader is asked about. */
export function answerQuestion(isSure: boolean): void {
  answerOfReader?.(isSure);
  answerOfReader = undefined;
}

/** Ends what runs. The server may still do what it was asked. */
export function stop(): void {
  controller?.abort({kind: 'stopped'});
  answerQuestion(false);
}

function getBody({text = ''}: Answer): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // An error may come without a body.
    return undefined;
  }
}

/** Calls the chosen server, for the engine, and shows how that goes. */
const createContext = (
  {server, baseUrl}: ShownServer,
  signal: AbortSignal,
  show: (parts: Partial<StepState>) => void,
): RunContext => ({
  signal,
  report: ({attempts, wait}) => show({status: 'running', attempts, wait}),
  async call(path, message) {
    const sent: SentCall = {
      server: server.kind,
      base: server.base ?? '',
      path,
      streaming: false,
      body: JSON.stringify(message),
      authorization: server.sentAuthorization,
    };
    const {fetcher, noAnswer} = resolveTransport(sent, baseUrl);
    const answer = await send(sent, fetcher, signal, undefined, noAnswer);
    show({sent, answer});
    if (answer.failure) return undefined;
    return {status: answer.head?.status ?? 0, body: getBody(answer)};
  },
  pause: (milliseconds) =>
    new Promise((done) => {
      setTimeout(done, milliseconds);
      signal.addEventListener('abort', () => done());
    }),
});

/**
 * Makes a call and shows how it goes.
 *
 * @returns whether it succeeded
 */
async function runOne(
  guide: GuideData,
  call: RunnableCall,
  shown: ShownServer,
  signal: AbortSignal,
): Promise<boolean> {
  if (signal.aborted) return false;
  const {base = '', kind} = shown.server;
  const before = getStore(guide.name).read();
  let step: StepState = {status: 'running', attempts: 0};
  const show = (parts: Partial<StepState>) => {
    step = {...step, ...parts};
    dispatch(guide.name, {type: 'changed', base, id: call.id, step});
  };

  const names = findWrongInputs(guide, call.payload, before.inputs);
  if (names.length > 0) {
    show({status: 'failed', problem: {reason: 'inputs', names}});
    return false;
  }
  if (call.destructive && kind === 'platform') {
    show({status: 'asking'});
    const isSure = await new Promise<boolean>((resolve) => {
      answerOfReader = resolve;
    });
    if (!isSure) {
      show({status: 'stopped'});
      return false;
    }
  }

  const outputs = Object.fromEntries(
    Object.entries(getSteps(before)).map(([id, known]) => [id, known?.outputs]),
  );
  const result = await runStep(
    call,
    {inputs: getValues(guide, before.inputs), outputs},
    createContext(shown, signal, show),
  );
  show({
    status: result.status,
    wait: undefined,
    ...(result.status === 'done' && {outputs: result.outputs}),
    ...(result.status === 'failed' && {problem: result.fault}),
  });
  return result.status === 'done';
}

function forget(guide: GuideData, calls: readonly RunnableCall[]): void {
  const {base} = getStore(guide.name).read();
  const ids = calls.map(({id}) => id);
  dispatch(guide.name, {type: 'forgot', base, ids});
}

/** Makes a call of a guide. @returns whether it succeeded */
type RunCall = (call: RunnableCall) => Promise<boolean>;

/** What makes calls; nothing while others run, or before the server is chosen. */
function begin(guide: GuideData): RunCall | undefined {
  const shown = shownServer.read();
  const isBusy = isRunning(getSteps(getStore(guide.name).read()));
  if (isBusy || !shown) return undefined;
  const {base, kind, authorizationIsRight} = shown.server;
  if (base === undefined || (kind === 'platform' && !authorizationIsRight)) {
    shown.focus();
    return undefined;
  }
  const {signal} = (controller = new AbortController());
  forget(guide, guide.undoCalls);
  return (call) => runOne(guide, call, shown, signal);
}

/** Runs a step of a guide, or all from the first that is not done. */
export async function run(guide: GuideData, id?: string): Promise<void> {
  const known = getSteps(getStore(guide.name).read());
  const {steps} = guide;
  const first = steps.findIndex((step) =>
    id === undefined ? known[step.id]?.status !== 'done' : step.id === id,
  );
  const runCall = begin(guide);
  const last = id === undefined ? steps.length : first + 1;
  for (const step of steps.slice(first, last)) {
    if (!(await runCall?.(step))) return;
  }
}

/** Undoes what the steps have made: as much as can be undone. */
export async function undo(guide: GuideData): Promise<void> {
  const runCall = begin(guide);
  if (!runCall) return;
  let isUndone = true;
  for (const call of guide.undoCalls) {
    isUndone = (await runCall(call)) && isUndone;
  }
  if (isUndone) forget(guide, guide.steps);
}

/**
 * Forgets what was done on the chosen server; the sandbox of the page forgets
 * everything, too.
 */
export async function startOver(guide: GuideData): Promise<void> {
  forget(guide, [...guide.steps, ...guide.undoCalls]);
  if (getStore(guide.name).read().base !== sandboxAddress) return;
  const {forgetSandbox} = await import(
    /* webpackChunkName: "sandbox" */ '../../../sandbox/inPage'
  );
  forgetSandbox();
}
