import type {JsonObject} from '../../calls/json';
import type {RunnableStep} from '../model';
import type {Scope} from './expression';
import type {StepResult} from './result';
import {runStep, type RunContext} from './runStep';

/** How steps ended. */
export interface Run {
  /** `done` when all have succeeded. */
  status: StepResult['status'];
  /** Of the steps that have run, in order; the last may have failed. */
  results: StepResult[];
  /** Outputs of all steps that have succeeded, those that were known too. */
  outputs: Record<string, JsonObject>;
}

/**
 * Runs steps one after the other, until one fails or the reader stops them.
 *
 * @param scope values of the inputs, and outputs of steps that ran before
 * @param required names of the inputs that must not be empty
 */
export async function runSteps(
  steps: readonly RunnableStep[],
  scope: Omit<Scope, 'answer'>,
  required: ReadonlySet<string>,
  context: RunContext,
): Promise<Run> {
  const outputs = {...scope.outputs} as Record<string, JsonObject>;
  const results: StepResult[] = [];
  for (const step of steps) {
    const now = {inputs: scope.inputs, outputs};
    const result = await runStep(step, now, required, context);
    results.push(result);
    if (result.status !== 'done') {
      return {status: result.status, results, outputs};
    }
    outputs[step.id] = result.outputs;
  }
  return {status: 'done', results, outputs};
}
