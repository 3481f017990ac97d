import type {JsonObject} from '../../calls/json';
import type {Answer} from './expression';

/** Why a step has failed. */
export type StepFault =
  /** The call was not sent: an earlier step has not run. */
  | {reason: 'output'; of: string; output: string}
  /** The call was not sent: a required input is empty. */
  | {reason: 'input'; input: string}
  /** No response came. */
  | {reason: 'unreachable'; error: unknown}
  /** Conditions do not hold; the code is that of the Connect error. */
  | {reason: 'conditions'; conditions: string[]; code?: string}
  /** They did not hold after the last retry either. */
  | {reason: 'retries'; conditions: string[]; code?: string}
  /** The response lacks what later steps use. */
  | {reason: 'response'; output: string; expression: string};

/** How a step ended. */
export type StepEnding =
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
  | {type: 'call'; step: string; attempt: number; request: JsonObject}
  | {type: 'answer'; step: string; attempt: number; answer: Answer}
  /** Until the call is made again, so many times at most. */
  | {type: 'wait'; step: string; attempt: number; seconds: number; left: number}
  | {type: 'end'; step: string; result: StepResult};

/** Why a step has failed, in English, for programs and logs. */
export function describeFault(fault: StepFault): string {
  switch (fault.reason) {
    case 'output':
      return `the step "${fault.of}" has no output "${fault.output}" yet; run it first`;
    case 'input':
      return `the input "${fault.input}" is empty`;
    case 'unreachable':
      return `no response: ${fault.error instanceof Error ? fault.error.message : String(fault.error)}`;
    case 'response':
      return `the response has no value at ${fault.expression}, which is the output "${fault.output}"`;
    case 'retries':
    case 'conditions': {
      const {conditions, code, reason} = fault;
      const error = code ? `; the error is ${code}` : '';
      const after = reason === 'retries' ? ' after the last retry' : '';
      return `${conditions.join(' and ')} does not hold${after}${error}`;
    }
  }
}
