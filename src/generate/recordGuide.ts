import type {JsonObject} from '../calls/json';
import type {Answer} from '../guides/expressions';
import type {Guide} from '../guides/model';
import {runSteps, type StepFault, type StepResult} from '../guides/runSteps';

/** A pretend platform whose clock is turned by hand. */
export interface Platform {
  handler: (request: Request) => Promise<Response>;
  turn: (milliseconds: number) => void;
}

/** The JSON of a response; nothing where it is none. */
async function getBody(response: Response): Promise<Answer['body']> {
  try {
    return (await response.json()) as Answer['body'];
  } catch {
    return undefined;
  }
}

/** Sends a message to a handler, as a Connect client does. */
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
  return {status: response.status, body: await getBody(response)};
}

/** The inputs with which a guide runs by itself. */
const getDefaults = ({inputs}: Guide): JsonObject =>
  Object.fromEntries(
    inputs.flatMap(({name, default: value}) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

/** Why a step has failed, in English, for programs and logs. */
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
 * Runs a guide from its first to its last step with the defaults of its inputs,
 * then the calls that undo it, without waiting: a pause turns the clock of the
 * platform.
 *
 * @returns what each step sent and got
 * @throws naming guide and step when one fails
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
        report: ({step}) => (at = step),
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
