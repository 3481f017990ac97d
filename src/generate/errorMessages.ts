import escapeRegExp from 'es-toolkit/compat/escapeRegExp';
import type {Operation} from '../api/model';
import {
  messagesFile,
  type WrittenMessages,
} from '../search/records/errorRecords';
import {findObjectIn, findTextIn, type JsonObject} from '../calls/json';
import type {ListedError, OperationRule} from '../sandbox/model';

/** Any of some words, where it stands for itself. */
function matchAny(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const choice = longestFirst.map(escapeRegExp).join('|');
  return new RegExp(`(?<![\\w-])(?:${choice})(?![\\w-])`, 'g');
}

/** The texts in a request, and the fields that hold them. */
const getNames = (request: JsonObject): Map<string, string> =>
  new Map(
    Object.entries(request).flatMap(([field, value]): [string, string][] =>
      findTextIn(value) ? [[findTextIn(value), field]] : [],
    ),
  );

/** A message with variables in the place of some words. */
function replaceNames(
  message: string,
  names: ReadonlyMap<string, string>,
): string {
  if (names.size === 0) return message;
  return message.replace(
    matchAny([...names.keys()]),
    (name) => `{${names.get(name)}=${name}}`,
  );
}

/** The example whose names a message has. */
function findNamedIn(
  message: string,
  requests: readonly JsonObject[],
): JsonObject {
  const count = (request: JsonObject): number => {
    const names = [...getNames(request).keys()];
    if (names.length === 0) return 0;
    return new Set(message.match(matchAny(names)) ?? []).size;
  };
  const [best] = requests
    .map((request) => ({request, found: count(request)}))
    .sort((a, b) => b.found - a.found);
  return best?.request ?? {};
}

/** The states that a rule of the sandbox names for an error, by their field. */
function findStates(
  description: string,
  {refused = []}: Pick<OperationRule<string>, 'refused'>,
): Map<string, string> {
  const states = refused
    .filter(({cause}) => description.startsWith(cause))
    .flatMap(({if: fields = {}}) => Object.entries(fields))
    .filter(([field]) => /^\w+$/.test(field))
    .map(([field, [first]]): [string, string] => [
      findTextIn(first),
      `.${field}`,
    ]);
  return new Map(states.filter(([value]) => value !== ''));
}

/**
 * A written message, whose `{field}` are fields of the request.
 *
 * @param fields of the request of the operation
 * @throws when it names another one
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
 * The errors of an operation, each with a message that a server could send, in
 * which `{field=value}` is a field of the request, and `{.field=value}` one of
 * the object that does not allow the call.
 *
 * @param name of the operation, as the rules and the messages have it
 * @param written messages of errors whose page has none
 * @param fields of its request
 * @param rule of the operation
 * @throws when an error has no message, or one that names another field
 */
export function getListedErrors(
  {request, errors}: Operation,
  name: string,
  written: WrittenMessages,
  fields: ReadonlySet<string>,
  rule: OperationRule<string> = {},
): ListedError[] {
  const requests = request.examples.map(({value}) =>
    findObjectIn(value as JsonObject),
  );
  return errors.map(({anchor, code, description, message}) => {
    const own = message?.trim();
    if (own) {
      const names = getNames(findNamedIn(own, requests));
      const states = findStates(description, rule);
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
