import {runStep} from '../../../guides/runSteps';
import type {GuideData, RunnableCall} from '../../../guides/model';
import type {Answer} from '../../../calls/answer';
import type {Json} from '../../../calls/json';
import type {SentCall} from '../../../calls/request';
import {sendCall} from '../../tryIt/sendCall';
import {
  confirmCall,
  readServer,
  showWrongField,
  type Server,
} from '../../tryIt/server';
import {getValues} from '../inputs';
import {
  getStore,
  isRunning,
  readSteps,
  setSteps,
  type StepState,
} from '../state';

let controller: AbortController | undefined;

/** Stops the run. The server may still complete the call. */
export const stop = (): void => controller?.abort({kind: 'stopped'});

function getBody({text = ''}: Answer): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // Errors may have an empty body.
    return undefined;
  }
}

interface Run {
  guide: GuideData;
  server: Server;
  controller: AbortController;
}

/**
 * Sends a call and updates its state.
 *
 * @returns whether it succeeded
 */
async function runCall(run: Run, call: RunnableCall): Promise<boolean> {
  const {guide, server, controller: own} = run;
  const {base = '', kind, sentAuthorization} = server;
  const {signal} = own;
  if (signal.aborted) return false;
  const {inputs} = getStore(guide.name).read();
  const before = readSteps(guide.name);
  let step: StepState = {status: 'running', attempts: 0};
  const show = (parts: Partial<StepState>) => {
    step = {...step, ...parts};
    setSteps(guide.name, base, {[call.id]: step});
  };

  if (call.effect === 'destroys' && !confirmCall(call.operation.rpc, server)) {
    show({status: 'stopped'});
    return false;
  }

  const outputs = Object.fromEntries(
    Object.entries(before).map(([id, known]) => [id, known?.outputs]),
  );
  const scope = {inputs: getValues(guide, inputs), outputs};
  const result = await runStep(call, scope, {
    signal,
    report: (_, attempts) => show({status: 'running', attempts}),
    async call(path, message) {
      const sent: SentCall = {
        server: kind,
        base,
        path,
        streaming: false,
        body: JSON.stringify(message),
        authorization: sentAuthorization,
      };
      const answer = await sendCall(sent, own);
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
  show({
    status: result.status,
    ...(result.status === 'done' && {outputs: result.outputs}),
    ...(result.status === 'failed' && {problem: result.fault}),
  });
  return result.status === 'done';
}

function forget({name}: GuideData, calls: readonly RunnableCall[]): void {
  const gone = calls.map(({id}) => [id, undefined]);
  const {base = ''} = readServer();
  setSteps(name, base, Object.fromEntries(gone) as Record<string, undefined>);
}

function begin(guide: GuideData): Run | undefined {
  if (isRunning(readSteps(guide.name)) || showWrongField()) return undefined;
  controller = new AbortController();
  forget(guide, guide.undoCalls);
  return {guide, server: readServer(), controller};
}

/** Runs one step, or all remaining steps. */
export async function run(guide: GuideData, id?: string): Promise<void> {
  const known = readSteps(guide.name);
  const {steps} = guide;
  const first = steps.findIndex((step) =>
    id === undefined ? known[step.id]?.status !== 'done' : step.id === id,
  );
  const last = id === undefined ? steps.length : first + 1;
  const own = begin(guide);
  for (const step of steps.slice(first, last)) {
    if (!own || !(await runCall(own, step))) return;
  }
}

/** Deletes the objects that the steps created, as far as possible. */
export async function undo(guide: GuideData): Promise<void> {
  const own = begin(guide);
  if (!own) return;
  let isUndone = true;
  for (const call of guide.undoCalls) {
    isUndone = (await runCall(own, call)) && isUndone;
  }
  if (isUndone) forget(guide, guide.steps);
}

/** Resets the progress and, if selected, the sandbox. */
export async function startOver(guide: GuideData): Promise<void> {
  forget(guide, [...guide.steps, ...guide.undoCalls]);
  if (readServer().kind !== 'sandbox') return;
  const {forgetSandbox} = await import(
    /* webpackChunkName: "sandbox" */ '../../../sandbox/inPage'
  );
  forgetSandbox();
}
