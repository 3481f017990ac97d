import type {JsonObject} from '../calls/json';
import {getRequest} from '../calls/request';
import {getLine, readFile} from '../api/description/files';
import {workflowEnding, workflowFolder} from '../guides/arazzo';
import {fillMessage, type Answer} from '../guides/expressions';
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
  const body = JSON.stringify(message);
  const call = {base: 'http://sandbox', path, streaming: false, body};
  const response = await handler(
    getRequest(call, new AbortController().signal),
  );
  const json = response.json() as Promise<Answer['body']>;
  // A stream is not JSON.
  return {status: response.status, body: await json.catch(() => undefined)};
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

/** File and line of a step, or else of the whole guide. */
function getPlace({name, steps}: Guide, at: string): string {
  const file = readFile('.', `${workflowFolder}/${name}${workflowEnding}`);
  const index = steps.findIndex(({id}) => id === at);
  const path = index < 0 ? ['x-guide'] : ['steps', index];
  return `${file.file}:${getLine(file, ['workflows', 0, ...path])}`;
}

/**
 * Runs all steps of a guide with default inputs, and then its undo calls.
 * Pauses advance the clock instead of waiting.
 *
 * @returns requests and responses of each step
 * @throws with file, line, and step if one fails
 */
export async function recordGuide(
  guide: Guide,
  platform: Platform,
): Promise<StepResult[]> {
  const {steps, undoCalls, result} = guide;
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
    const outputs = results.map((one): [string, JsonObject] => [
      one.step,
      one.status === 'done' ? one.outputs : {},
    ]);
    // Throws if the result names an output that no step has.
    fillMessage(
      {result: result ?? ''},
      {inputs: {}, outputs: Object.fromEntries(outputs)},
    );
    return results.slice(0, steps.length);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${getPlace(guide, at)}: Step ${at}: ${message}`, {
      cause: error,
    });
  }
}
