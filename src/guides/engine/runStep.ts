import {isObject, type Json, type JsonObject} from '../../calls/json';
import type {FailureAction, RunnableStep} from '../model';
import {fulfils} from './criterion';
import {parseExpression, toValue, type Answer, type Scope} from './expression';
import type {StepEnding, StepEvent, StepFault, StepResult} from './result';
import {findExpressionsIn, fillMessage, MissingOutput} from './template';

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

const findFailedCriteria = (
  conditions: readonly string[],
  scope: Scope,
): string[] => conditions.filter((text) => !fulfils(text, scope));

/** The first action whose conditions hold, and that may be done once more. */
function chooseAction(
  {onFailure}: RunnableStep,
  scope: Scope,
  retries: ReadonlyMap<FailureAction, number>,
): FailureAction | undefined {
  return onFailure.find(
    (action) =>
      findFailedCriteria(action.criteria, scope).length === 0 &&
      (action.type === 'end' || (retries.get(action) ?? 0) < action.limit),
  );
}

function getCode({body}: Answer): {code?: string} {
  const code = isObject(body) ? body.code : undefined;
  return typeof code === 'string' ? {code} : {};
}

/** An input that the message needs, and that is empty. */
function findEmptyInput(
  {payload}: RunnableStep,
  {inputs}: Scope,
  required: ReadonlySet<string>,
): string | undefined {
  for (const expression of findExpressionsIn(payload)) {
    if (expression.kind !== 'input' || !required.has(expression.name)) continue;
    const value: Json | undefined = Object.hasOwn(inputs, expression.name)
      ? inputs[expression.name]
      : undefined;
    if (value === undefined || value === null || value === '') {
      return expression.name;
    }
  }
  return undefined;
}

function getOutputs(
  {outputs}: RunnableStep,
  scope: Scope,
): {outputs: JsonObject} | {fault: StepFault} {
  const found: [string, Json][] = [];
  for (const [output, expression] of Object.entries(outputs)) {
    const value = toValue(parseExpression(expression), scope);
    if (value === undefined) {
      return {fault: {reason: 'response', output, expression}};
    }
    found.push([output, value]);
  }
  return {outputs: Object.fromEntries(found)};
}

/**
 * Runs one step: makes its call, again as long as its actions say so, until its
 * conditions hold.
 *
 * @param required names of the inputs that must not be empty
 * @returns how it ended; only a workflow that cannot be read throws
 */
export async function runStep(
  step: RunnableStep,
  scope: Omit<Scope, 'answer'>,
  required: ReadonlySet<string>,
  context: RunContext,
): Promise<StepResult> {
  const {call, pause, signal, report = () => {}} = context;
  const {id} = step;
  const retries = new Map<FailureAction, number>();
  let attempts = 0;
  let request: JsonObject | undefined;
  let answer: Answer | undefined;

  const end = (ending: StepEnding): StepResult => {
    const result: StepResult = {
      step: id,
      attempts,
      ...(request && {request}),
      ...(answer && {answer}),
      ...ending,
    };
    report({type: 'end', step: id, result});
    return result;
  };
  const fail = (fault: StepFault): StepResult => end({status: 'failed', fault});
  const isStopped = (): boolean => signal?.aborted === true;

  const input = findEmptyInput(step, scope, required);
  if (input !== undefined) return fail({reason: 'input', input});
  try {
    request = fillMessage(step.payload, scope);
  } catch (error) {
    if (!(error instanceof MissingOutput)) throw error;
    return fail({reason: 'output', of: error.step, output: error.output});
  }
  for (;;) {
    if (isStopped()) return end({status: 'stopped'});
    attempts++;
    report({type: 'call', step: id, attempt: attempts, request});
    try {
      answer = await call(step.path, request, signal);
    } catch (error) {
      answer = undefined;
      if (isStopped()) return end({status: 'stopped'});
      return fail({reason: 'unreachable', error});
    }
    if (isStopped()) return end({status: 'stopped'});
    report({type: 'answer', step: id, attempt: attempts, answer});
    const now: Scope = {...scope, answer};
    const conditions = findFailedCriteria(step.criteria, now);
    if (conditions.length === 0) {
      const found = getOutputs(step, now);
      return 'fault' in found
        ? fail(found.fault)
        : end({status: 'done', ...found});
    }
    const action = chooseAction(step, now, retries);
    if (action?.type !== 'retry') {
      const reason = retries.size > 0 && !action ? 'retries' : 'conditions';
      return fail({reason, conditions, ...getCode(answer)});
    }
    const used = (retries.get(action) ?? 0) + 1;
    retries.set(action, used);
    const {after, limit} = action;
    const left = limit - used + 1;
    report({type: 'wait', step: id, attempt: attempts, seconds: after, left});
    try {
      await pause(after * 1000, signal);
    } catch (error) {
      if (!isStopped()) throw error;
    }
  }
}
