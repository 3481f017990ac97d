import type {JsonObject} from '../calls/json';
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

/** Reason for a failed step. */
export type StepFault =
  /** Not sent: an earlier step has not run. */
  | {reason: 'output'; of: string; output: string}
  | {reason: 'unreachable'}
  /** Conditions are false, or still false after the last retry. */
  | {reason: 'conditions' | 'retries'; conditions: string[]}
  /** The response lacks an output that later steps use. */
  | {reason: 'response'; conditions: string[]; output: string};

type StepEnding =
  | {status: 'done'; outputs: JsonObject}
  | {status: 'failed'; fault: StepFault}
  | {status: 'stopped'};

export type StepResult = {
  step: string;
  attempts: number;
  /** The last call and its response. */
  request?: JsonObject;
  answer?: Answer;
} & StepEnding;

/** Host functions that a step uses. */
export interface RunContext {
  /** @returns `undefined` if there was no response or the signal was aborted */
  call: (path: string, message: JsonObject) => Promise<Answer | undefined>;
  /** Resolves early when the signal is aborted. */
  pause: (milliseconds: number) => Promise<void>;
  signal?: AbortSignal;
  /** Called before each call of a step. */
  report?: (step: string, attempts: number) => void;
}

/** The first action with true conditions and remaining attempts. */
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

function getOutputs({outputs}: RunnableStep, scope: Scope): StepEnding {
  const found: JsonObject = {};
  for (const [output, expression] of Object.entries(outputs)) {
    const value = toValue(parseExpression(expression), scope);
    if (value === undefined) {
      const conditions = [expression];
      return {
        status: 'failed',
        fault: {reason: 'response', conditions, output},
      };
    }
    found[output] = value;
  }
  return {status: 'done', outputs: found};
}

/**
 * Runs one step: repeats its call according to its actions until its conditions
 * are true.
 *
 * @returns the result; throws only for an invalid workflow
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

  const end = (ending: StepEnding): StepResult => {
    return {step: id, attempts, request, answer, ...ending};
  };
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
    report(id, attempts);
    answer = await call(step.path, request);
    if (isStopped()) return end({status: 'stopped'});
    if (!answer) return fail({reason: 'unreachable'});
    const now: Scope = {...scope, answer};
    const conditions = step.criteria.filter((text) => !fulfils(text, now));
    if (conditions.length === 0) return end(getOutputs(step, now));
    const action = chooseAction(step, now, retries);
    if (action?.type !== 'retry') {
      const reason = retries.size > 0 && !action ? 'retries' : 'conditions';
      return fail({reason, conditions});
    }
    retries.set(action, (retries.get(action) ?? 0) + 1);
    await pause((action.retryAfter ?? 0) * 1000);
  }
}

/**
 * Runs steps in order until one fails or the reader stops them.
 *
 * @param scope inputs, and outputs of earlier steps
 * @returns the results in order
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
