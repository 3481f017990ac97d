import type {Reference} from '../api/model';
import {getRpcName} from '../api/rpcNames';
import type {SandboxData} from '../sandbox/model';
import type {Cause, Known, Provocation, WrittenErrors} from './model';
import {deriveProvocation} from './provocations';

/** Every cause of an error of every page. */
export function collectCauses({operations}: Reference): Cause[] {
  const all = [...operations.values()];
  return all.flatMap((operation) =>
    operation.errors.map(({code, message = '', description}, at) => ({
      rpc: getRpcName(all, operation),
      at,
      code,
      message,
      words: description,
    })),
  );
}

/** Stands for every operation that lists a cause. */
const every = '*';

/** What is written of a cause, or follows from the rules of the sandbox. */
export function listKnown(
  causes: readonly Cause[],
  {requests, notSimulated}: WrittenErrors,
  data: SandboxData,
): Known[] {
  const byRpc = new Map(
    Object.values(data.operations).map((one) => [one.rpc, one]),
  );
  return causes.map((cause) => {
    const {rpc, words} = cause;
    const operation = byRpc.get(rpc);
    const writtenFor = (name: string): Provocation | undefined =>
      Object.entries(requests[name] ?? {}).find(([first]) =>
        words.startsWith(first),
      )?.[1];
    const provocation =
      writtenFor(rpc) ??
      (operation && deriveProvocation(cause, operation, data)) ??
      writtenFor(every);
    const because = notSimulated.find(
      ({causes: firsts, operations}) =>
        (!operations || operations.includes(rpc)) &&
        firsts.some((first) => words.startsWith(first)),
    )?.because;
    return {
      ...cause,
      ...(provocation && {provocation}),
      ...(because !== undefined && {because}),
    };
  });
}

/** Names in the file that mean no cause, and words that mean several. */
export function findWrittenFaults(
  causes: readonly Cause[],
  {requests, notSimulated}: WrittenErrors,
): string[] {
  const fitting = (first: string, rpcs?: readonly string[]): Cause[] =>
    causes.filter(
      ({rpc, words}) =>
        (!rpcs || rpcs.includes(rpc)) && words.startsWith(first),
    );
  return [
    ...Object.entries(requests).flatMap(([rpc, entries]) =>
      Object.keys(entries)
        .filter((first) =>
          rpc === every
            ? fitting(first).length === 0
            : fitting(first, [rpc]).length !== 1,
        )
        .map(
          (first) =>
            `requests.${rpc}: ${fitting(first, [rpc]).length} causes begin with "${first}".`,
        ),
    ),
    ...notSimulated.flatMap(({causes: firsts, operations}) =>
      firsts
        .filter((first) => fitting(first, operations).length === 0)
        .map((first) => `notSimulated: no cause begins with "${first}".`),
    ),
  ];
}
