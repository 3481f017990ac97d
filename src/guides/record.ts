import type {JsonObject} from '../calls/json';
import type {Answer} from './engine/expression';
import {describeFault, type StepResult} from './engine/result';
import {runSteps} from './engine/runSteps';
import {getDefaults, getRequired} from './inputs';
import type {Guide} from './model';

/** A pretend platform whose clock is turned by hand. */
export interface Platform {
  handler: (request: Request) => Promise<Response>;
  turn: (milliseconds: number) => void;
}

/** Where the sandbox would be, if it was anywhere. */
const base = 'http://sandbox';

/** The JSON of a response; nothing where it is none. */
async function getBody(response: Response): Promise<Answer['body']> {
  try {
    return (await response.json()) as Answer['body'];
  } catch {
    return undefined;
  }
}

/** Sends a message to a handler, as a Connect client does. */
export async function callHandler(
  {handler}: Platform,
  path: string,
  message: JsonObject,
): Promise<Answer> {
  const request = new Request(`${base}${path}`, {
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

/**
 * Runs a guide from its first to its last step with the defaults of its inputs,
 * without waiting: a pause turns the clock of the platform.
 *
 * @returns what each step sent and got
 * @throws naming guide and step when one fails
 */
export async function recordGuide(
  {name, inputs, steps}: Guide,
  platform: Platform,
): Promise<StepResult[]> {
  const scope = {inputs: getDefaults(inputs), outputs: {}};
  let at = '';
  try {
    const {results} = await runSteps(steps, scope, getRequired(inputs), {
      call: (path, message) => callHandler(platform, path, message),
      pause: (milliseconds) => Promise.resolve(platform.turn(milliseconds)),
      report: ({step}) => (at = step),
    });
    const last = results.at(-1);
    if (last?.status === 'failed') {
      const body = last.answer && JSON.stringify(last.answer.body);
      throw new Error(
        `${describeFault(last.fault)}.${body ? ` The response is ${body.slice(0, 500)}` : ''}`,
      );
    }
    return results;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`Guide ${name}, step ${at}: ${message}`, {cause: error});
  }
}
