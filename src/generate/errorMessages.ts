import escapeRegExp from 'es-toolkit/compat/escapeRegExp';
import type {Operation} from '../api/model';
import {
  messagesFile,
  type WrittenMessages,
} from '../search/records/errorRecords';
import {findObjectIn, findTextIn, type JsonObject} from '../calls/json';
import type {ErrorAt, ListedError, OperationRule} from '../sandbox/model';

/** Fields by the values that the examples have; those of the first win. */
const getNames = (requests: readonly JsonObject[]): Map<string, string> =>
  new Map(
    [...requests]
      .reverse()
      .flatMap((request) => Object.entries(request))
      .map(([field, value]): [string, string] => [findTextIn(value), field])
      .filter(([value]) => value !== ''),
  );

function replaceNames(
  message: string,
  names: ReadonlyMap<string, string>,
): string {
  if (names.size === 0) return message;
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length);
  const either = longestFirst.map(escapeRegExp).join('|');
  return message.replace(
    new RegExp(`(?<![\\w-])(?:${either})(?![\\w-])`, 'g'),
    (name) => `{${names.get(name)}=${name}}`,
  );
}

/** States in the sandbox rules that lead to an error, by value. */
const findStates = (
  at: ErrorAt,
  {refused = []}: OperationRule,
): Map<string, string> =>
  new Map(
    refused
      .filter(({cause}) => cause === at)
      .flatMap(({if: fields = {}}) => Object.entries(fields))
      .map(([field, [first]]): [string, string] => [
        findTextIn(first),
        `.${field}`,
      ])
      .filter(([value, field]) => value !== '' && /^\.\w+$/.test(field)),
  );

/**
 * Checks the `{field}` placeholders of a message.
 *
 * @param fields of the operation's request
 * @throws if a placeholder is not a field
 */
function fillWritten(
  name: string,
  template: string,
  fields: ReadonlySet<string>,
  example: JsonObject = {},
): string {
  return template.replace(/\{(\w+)\}/g, (variable, field: string) => {
    if (fields.has(field))
      return `{${field}=${findTextIn(example[field]) || field}}`;
    const known = [...fields].join(', ') || 'none';
    throw new Error(
      `${messagesFile}: "${template}" names ${variable}, which is no field of the request of ${name}. Write one of its fields (${known}), or a message for this operation alone, under "operations".`,
    );
  });
}

/**
 * The errors of an operation, each with a message that the sandbox can return.
 * `{field=value}` is a request field, and `{.field=value}` a field of the
 * object that prevents the call.
 *
 * @param name of the operation in rules and messages
 * @param written messages of errors that have none on the page
 * @param fields of the request
 * @param rule of the operation
 * @throws if an error has no message, or one with an unknown field
 */
export function getListedErrors(
  {request, errors}: Operation,
  name: string,
  written: WrittenMessages,
  fields: ReadonlySet<string>,
  rule: OperationRule = {},
): ListedError[] {
  const requests = request.examples.map(({value}) =>
    findObjectIn(value as JsonObject),
  );
  return errors.map(({anchor, code, description, message}, at) => {
    const own = message?.trim();
    if (own) {
      const names = getNames(requests);
      const states = findStates(at, rule);
      return {
        anchor,
        code,
        message: replaceNames(own, new Map([...states, ...names])),
      };
    }
    const example = written.messages.find(
      ({causes, operations: only, example: text}) =>
        text !== undefined &&
        causes.some((first) => description.startsWith(first)) &&
        (!only || only.includes(name)),
    )?.example;
    if (example === undefined) {
      throw new Error(
        `${messagesFile}: ${name} lists "${description}" without a message. Write "example" for this cause, or "message" at the error of the operation.`,
      );
    }
    const filled = fillWritten(name, example, fields, requests[0]);
    return {anchor, code, message: filled};
  });
}
