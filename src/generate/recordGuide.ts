import type {JsonObject} from '../calls/json';
import type {Answer} from '../guides/expressions';
import type {Guide} from '../guides/model';
import {runSteps, type StepFault, type StepResult} from '../guides/runSteps';

/** A simulated platform with a manual clock. */
export interface Platform {
  handler: (request: Request) => Promise<Response>;
  turn: (milliseconds: number) => void;
}

async function callHandler(
  {handler}: Platform,
  path: string,
  message: JsonObject,
): Promise<Answer> {
  const request = new Request(`http://sandbox${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Connect-Protocol-Version': '1',
    },
    body: JSON.stringify(message),
  });
  const response = await handler(request);
  const body = response.json() as Promise<Answer['body']>;
  // A stream is not JSON.
  return {status: response.status, body: await body.catch(() => undefined)};
}

const getDefaults = ({inputs}: Guide): JsonObject =>
  Object.fromEntries(
    inputs.flatMap(({name, default: value}) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

/** English explanation of a step's failure, for programs and logs. */
export function describeFault(fault: StepFault): string {
  switch (fault.reason) {
    case 'output':
      return `the step "${fault.of}" has no output "${fault.output}" yet; run it first`;
    case 'unreachable':
      return 'no response came';
    case 'response':
      return `the response has no value at ${fault.conditions.join()}, which is the output "${fault.output}"`;
    case 'retries':
    case 'conditions': {
      const after = fault.reason === 'retries' ? ' after the last retry' : '';
      return `${fault.conditions.join(' and ')} does not hold${after}`;
    }
  }
}

/**
 * Runs all steps of a guide with default inputs, and then its undo calls.
 * Pauses advance the clock instead of waiting.
 *
 * @returns requests and responses of each step
 * @throws with guide and step if one fails
 */
export async function recordGuide(
  guide: Guide,
  platform: Platform,
): Promise<StepResult[]> {
  const {name, steps, undoCalls} = guide;
  let at = '';
  try {
    const results = await runSteps(
      [...steps, ...undoCalls],
      {inputs: getDefaults(guide), outputs: {}},
      {
        call: (path, message) => callHandler(platform, path, message),
        pause: (milliseconds) => Promise.resolve(platform.turn(milliseconds)),
        report: (step) => (at = step),
      },
    );
    const last = results.at(-1);
    if (last?.status === 'failed') {
      const body = last.answer && JSON.stringify(last.answer.body);
      throw new Error(
        `${describeFault(last.fault)}.${body ? ` The response is ${body.slice(0, 500)}` : ''}`,
      );
    }
    return results.slice(0, steps.length);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`Guide ${name}, step ${at}: ${message}`, {cause: error});
  }
}
