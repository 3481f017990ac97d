import {isObject, type JsonObject} from '../calls/json';
import {fulfils} from './criteria';
import {
  fillMessage,
  MissingOutput,
  parseExpression,
  toValue,
  type Answer,
  type Scope,
} from './expressions';
import type {ArazzoAction} from './arazzo';
import type {RunnableStep} from './model';

/** Why a step has failed. */
export type StepFault =
  /** The call was not sent: an earlier step has not run. */
  | {reason: 'output'; of: string; output: string}
  /** No response came. */
  | {reason: 'unreachable'; error: unknown}
  /** Conditions do not hold; the code is that of the Connect error. */
  | {reason: 'conditions'; conditions: string[]; code?: string}
  /** They did not hold after the last retry either. */
  | {reason: 'retries'; conditions: string[]; code?: string}
  /** The response lacks what later steps use. */
  | {reason: 'response'; output: string; expression: string};

/** How a step ended. */
type StepEnding =
  | {status: 'done'; outputs: JsonObject}
  | {status: 'failed'; fault: StepFault}
  | {status: 'stopped'};

/** What a step did, and how it ended. */
export type StepResult = {
  step: string;
  /** Calls that were made. */
  attempts: number;
  /** The last call, and how it ended. */
  request?: JsonObject;
  answer?: Answer;
} & StepEnding;

/** What is told while a step runs. */
export type StepEvent =
  | {type: 'call'; step: string; attempt: number}
  /** Until the call is made again, so many times at most. */
  | {type: 'wait'; step: string; seconds: number; left: number};

/** What a step needs from its host. */
export interface RunContext {
  /** @throws when no response came */
  call: (
    path: string,
    message: JsonObject,
    signal?: AbortSignal,
  ) => Promise<Answer>;
  /** Ends early, or throws, when the signal is aborted. */
  pause: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  signal?: AbortSignal;
  report?: (event: StepEvent) => void;
}

/** The first action whose conditions hold, and that may be done once more. */
function chooseAction(
  {onFailure}: RunnableStep,
  scope: Scope,
  retries: ReadonlyMap<ArazzoAction, number>,
): ArazzoAction | undefined {
  return onFailure.find((action) => {
    const {type, criteria = [], retryLimit = 1} = action;
    return (
      criteria.every(({condition}) => fulfils(condition, scope)) &&
      (type === 'end' || (retries.get(action) ?? 0) < retryLimit)
    );
  });
}

function getCode({body}: Answer): {code?: string} {
  const code = isObject(body) ? body.code : undefined;
  return typeof code === 'string' ? {code} : {};
}

function getOutputs({outputs}: RunnableStep, scope: Scope): StepEnding {
  const found: JsonObject = {};
  for (const [output, expression] of Object.entries(outputs)) {
    const value = toValue(parseExpression(expression), scope);
    if (value === undefined) {
      const fault = {reason: 'response', output, expression} as const;
      return {status: 'failed', fault};
    }
    found[output] = value;
  }
  return {status: 'done', outputs: found};
}

/**
 * Runs one step: makes its call, again as long as its actions say so, until its
 * conditions hold.
 *
 * @returns how it ended; only a workflow that cannot be read throws
 */
export async function runStep(
  step: RunnableStep,
  scope: Omit<Scope, 'answer'>,
  context: RunContext,
): Promise<StepResult> {
  const {call, pause, signal, report = () => {}} = context;
  const {id} = step;
  const retries = new Map<ArazzoAction, number>();
  let attempts = 0;
  let request: JsonObject | undefined;
  let answer: Answer | undefined;

  const end = (ending: StepEnding): StepResult => ({
    step: id,
    attempts,
    ...(request && {request}),
    ...(answer && {answer}),
    ...ending,
  });
  const fail = (fault: StepFault): StepResult => end({status: 'failed', fault});
  const isStopped = (): boolean => signal?.aborted === true;

  try {
    request = fillMessage(step.payload, scope);
  } catch (error) {
    if (!(error instanceof MissingOutput)) throw error;
    return fail({reason: 'output', of: error.step, output: error.output});
  }
  for (;;) {
    if (isStopped()) return end({status: 'stopped'});
    attempts++;
    report({type: 'call', step: id, attempt: attempts});
    try {
      answer = await call(step.path, request, signal);
    } catch (error) {
      answer = undefined;
      if (isStopped()) return end({status: 'stopped'});
      return fail({reason: 'unreachable', error});
    }
    if (isStopped()) return end({status: 'stopped'});
    const now: Scope = {...scope, answer};
    const conditions = step.criteria.filter((text) => !fulfils(text, now));
    if (conditions.length === 0) return end(getOutputs(step, now));
    const action = chooseAction(step, now, retries);
    if (action?.type !== 'retry') {
      const reason = retries.size > 0 && !action ? 'retries' : 'conditions';
      return fail({reason, conditions, ...getCode(answer)});
    }
    const used = (retries.get(action) ?? 0) + 1;
    retries.set(action, used);
    const {retryAfter: seconds = 0, retryLimit = 1} = action;
    report({type: 'wait', step: id, seconds, left: retryLimit - used + 1});
    try {
      await pause(seconds * 1000, signal);
    } catch (error) {
      if (!isStopped()) throw error;
    }
  }
}

/**
 * Runs steps one after the other, until one fails or the reader stops them.
 *
 * @param scope values of the inputs, and outputs of steps that ran before
 * @returns how the steps that have run ended, in order
 */
export async function runSteps(
  steps: readonly RunnableStep[],
  scope: Omit<Scope, 'answer'>,
  context: RunContext,
): Promise<StepResult[]> {
  const outputs = {...scope.outputs};
  const results: StepResult[] = [];
  for (const step of steps) {
    const now = {inputs: scope.inputs, outputs};
    const result = await runStep(step, now, context);
    results.push(result);
    if (result.status !== 'done') break;
    outputs[step.id] = result.outputs;
  }
  return results;
}
