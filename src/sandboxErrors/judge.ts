import {findTextIn, type JsonObject} from '../calls/json';
import type {SandboxData} from '../sandbox/model';
import type {Known} from './model';
import {provoke, type Outcome} from './prove';

/** A cause, and whether the sandbox does with it what is said. */
export interface Judged extends Known {
  /** What is wrong, in one sentence; empty: nothing. */
  fault: string;
}

const replaceInPlace = (text: string, old: string, other: string): string =>
  text.split(old).join(other);

/** The message of a page with the names that were sent. */
function expectMessage(
  {message, rpc}: Known,
  sent: JsonObject,
  {operations}: SandboxData,
): string[] {
  const operation = Object.values(operations).find((one) => one.rpc === rpc);
  const told = (operation?.examples ?? []).map(({request}) =>
    Object.entries(request).reduce((text, [field, old]) => {
      const [from, to] = [findTextIn(old), findTextIn(sent[field])];
      return from && to ? replaceInPlace(text, from, to) : text;
    }, message),
  );
  return [message, ...told];
}

function getFault(
  known: Known,
  {request, error, earlier}: Outcome,
  data: SandboxData,
): string {
  const {at, code, message} = known;
  if (earlier.length > 0 && !known.provocation?.despite)
    return `A call before it fails: ${earlier[0]}`;
  if (!error) return 'The call succeeds.';
  if (error.code !== code) {
    return `The code is ${error.code} (${error.message}), not ${code}.`;
  }
  // What the protocol itself refuses is no rule of the sandbox.
  const isOfProtocol = error.at === undefined && code !== 'unknown';
  if (isOfProtocol && message === '') return '';
  if (!isOfProtocol && error.at !== at) {
    return `The call ends with cause ${error.at} of the page, not ${at}.`;
  }
  const {message: ownMessage} = known.provocation ?? {};
  const expected =
    ownMessage === undefined
      ? expectMessage(known, request, data)
      : [ownMessage];
  return expected.includes(error.message)
    ? ''
    : `The message is "${error.message}".`;
}

/** Tries every cause that is said to come about. */
export async function judge(
  all: readonly Known[],
  data: SandboxData,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const known of all) {
    const {rpc, provocation, because} = known;
    if (!provocation) {
      const fault = because === undefined ? 'Nothing is said of it.' : '';
      judged.push({...known, fault});
      continue;
    }
    const outcome = await provoke(rpc, provocation, data);
    const fault = getFault(known, outcome, data);
    const isDeclared = because !== undefined && fault === '';
    judged.push({
      ...known,
      fault: isDeclared
        ? 'It is said not to be simulated, but the sandbox brings it.'
        : fault,
    });
  }
  return judged;
}
