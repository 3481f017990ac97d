import type {Reference} from '../api/model';
import {getRpcName} from '../api/rpcNames';
import type {JsonObject} from '../calls/json';
import type {SandboxData} from '../sandbox/model';
import {collectCauses, listKnown} from './causes';
import type {WrittenErrors} from './model';
import {applyChanges, takeFirst} from './provocations';

/** Requests by the id of the operation and the place of the error on its page. */
export type ErrorRequests = ReadonlyMap<
  string,
  ReadonlyMap<number, JsonObject>
>;

/**
 * The requests that bring about an error by themselves: in a new sandbox, the
 * first time that they are sent.
 *
 * @param reference in English
 */
export function getErrorRequests(
  reference: Reference,
  written: WrittenErrors,
  data: SandboxData,
): ErrorRequests {
  const operations = [...reference.operations.values()];
  const ids = new Map(
    operations.map((one) => [getRpcName(operations, one), one.id]),
  );
  const simulated = new Map(
    Object.values(data.operations).map((one) => [one.rpc, one]),
  );
  const requests = new Map<string, Map<number, JsonObject>>();
  for (const {rpc, at, provocation} of listKnown(
    collectCauses(reference),
    written,
    data,
  )) {
    if (!provocation) continue;
    const {example, send, before = [], times = 1, headers, body} = provocation;
    if (before.length > 0 || times > 1 || headers || body !== undefined)
      continue;
    const operation = simulated.get(rpc);
    const id = ids.get(rpc);
    if (!operation || id === undefined) continue;
    const known = requests.get(id) ?? new Map<number, JsonObject>();
    requests.set(
      id,
      known.set(at, applyChanges(takeFirst(operation, example), send)),
    );
  }
  return requests;
}
