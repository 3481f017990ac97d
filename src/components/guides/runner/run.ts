import {runStep, type RunContext} from '../../../guides/runSteps';
import type {GuideData, RunnableCall} from '../../../guides/model';
import type {Json} from '../../../calls/json';
import {makeAbortable} from '../../../calls/read';
import type {Answer, Failure} from '../../../calls/answer';
import type {SentCall} from '../../../calls/request';
import {resolveTransport} from '../../tryIt/transport';
import {send} from '../../../calls/send';
import {sandboxAddress} from '../../tryIt/server/servers';
import {findWrongInputs, getValues} from '../inputs';
import {
  dispatch,
  getSteps,
  getStore,
  shownServer,
  type ShownServer,
  type StepState,
} from '../state';

let controller: AbortController | undefined;
let running: Promise<void> = Promise.resolve();
let answerOfReader: ((isSure: boolean) => void) | undefined;

/** Says whether to send the destructive call that the reader is asked about. */
export function answerQuestion(isSure: boolean): void {
  answerOfReader?.(isSure);
  answerOfReader = undefined;
}

/** Ends what runs. The server may still do what it was asked. */
export function stop(): void {
  controller?.abort({kind: 'stopped'});
  controller = undefined;
  answerQuestion(false);
}

/** Thrown where no response of a Connect server came. */
class CallFailed extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind);
  }
}

function getBody({text = ''}: Answer): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // An error may come without a body.
    return undefined;
  }
}

const never = new AbortController().signal;

/**
 * Calls the chosen server, for the engine.
 *
 * @param show is told of each call, and of its answer
 */
function createContext(
  {server, baseUrl}: ShownServer,
  base: string,
  show: (call: SentCall, answer: Answer) => void,
): Pick<RunContext, 'call' | 'pause'> {
  return {
    async call(path, message, signal = never) {
      const sent: SentCall = {
        server: server.kind,
        base,
        path,
        streaming: false,
        body: JSON.stringify(message),
        authorization: server.sentAuthorization,
      };
      const {fetcher, noAnswer} = resolveTransport(sent, baseUrl);
      const answer = await send(sent, fetcher, signal, undefined, noAnswer);
      show(sent, answer);
      if (answer.failure) throw new CallFailed(answer.failure);
      return {status: answer.head?.status ?? 0, body: getBody(answer)};
    },
    pause: (milliseconds, signal = never) =>
      makeAbortable(
        new Promise((done) => setTimeout(done, milliseconds)),
        signal,
      ),
  };
}

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
    {
      ...createContext(shown, base, (sent, answer) => show({sent, answer})),
      signal,
      report: (event) =>
        show(
          event.type === 'call'
            ? {status: 'running', attempts: event.attempt, wait: undefined}
            : {wait: {seconds: event.seconds, left: event.left}},
        ),
    },
  );
  const {status} = result;
  if (status === 'done') {
    show({status, outputs: result.outputs});
  } else if (status === 'stopped') {
    show({status, wait: undefined});
  } else if (result.fault.reason !== 'unreachable') {
    show({status, problem: result.fault});
  } else {
    const {error} = result.fault;
    if (!(error instanceof CallFailed)) throw error;
    show({status, problem: {reason: 'failure', failure: error.failure}});
  }
  return status === 'done';
}

/** Undoes what the steps have made: as much as can be undone. */
async function undo(
  guide: GuideData,
  runCall: (call: RunnableCall) => Promise<boolean>,
  {signal}: AbortController,
): Promise<void> {
  let isUndone = true;
  for (const call of guide.undoCalls) {
    if (signal.aborted) return;
    isUndone = (await runCall(call)) && isUndone;
  }
  if (isUndone) forget(guide, guide.steps);
}

function forget(guide: GuideData, calls: readonly RunnableCall[]): void {
  const {base} = getStore(guide.name).read();
  const ids = calls.map(({id}) => id);
  dispatch(guide.name, {type: 'forgot', base, ids});
}

/**
 * Runs a guide, or a part of it.
 *
 * @param what id of a step, or the calls that undo the guide; without it, the
 *   steps from the first that is not done
 * @param isReplayed whether the reader pressed before the page showed the server
 */
export async function run(
  guide: GuideData,
  what: string | undefined,
  isReplayed = false,
): Promise<void> {
  const shown = shownServer.read();
  const {current, ...state} = getStore(guide.name).read();
  if (current !== undefined || !shown) return;
  const {base, kind, authorizationIsRight} = shown.server;
  const isRight = kind !== 'platform' || authorizationIsRight;
  // A platform that was chosen on another page is called only once it is seen.
  if (isReplayed && kind === 'platform') return shown.focus();
  // Nothing can be sent before the server is chosen in full.
  if (base === undefined || !isRight) return shown.focus();
  stop();
  const own = (controller = new AbortController());
  const runCall = (call: RunnableCall): Promise<boolean> => {
    dispatch(guide.name, {type: 'ran', step: call.id});
    return runOne(guide, call, shown, own.signal);
  };
  const known = getSteps(state);
  const first = guide.steps.findIndex(({id}) => known[id]?.status !== 'done');
  const steps =
    what === undefined
      ? guide.steps.slice(first)
      : guide.steps.filter(({id}) => id === what);
  const work = async (): Promise<void> => {
    try {
      forget(guide, guide.undoCalls);
      if (what === 'undo') return await undo(guide, runCall, own);
      for (const step of steps) if (!(await runCall(step))) return;
    } finally {
      dispatch(guide.name, {type: 'ran', step: undefined});
    }
  };
  running = work();
  return running;
}

/**
 * Forgets what was done on the chosen server; the sandbox of the page forgets
 * everything, too.
 */
export async function startOver(guide: GuideData): Promise<void> {
  stop();
  await running;
  forget(guide, [...guide.steps, ...guide.undoCalls]);
  if (getStore(guide.name).read().base !== sandboxAddress) return;
  const {forgetSandbox} = await import(
    /* webpackChunkName: "sandbox" */ '../../../sandbox/inPage'
  );
  forgetSandbox();
}
