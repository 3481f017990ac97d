import {unescapeKey} from '../calls/fieldPath';
import {isObject, type Json, type JsonObject} from '../calls/json';

/** A parsed Arazzo runtime expression. */
export type Expression =
  | {kind: 'input'; name: string}
  | {kind: 'output'; step: string; name: string}
  | {kind: 'status'}
  | {kind: 'body'; keys: string[]};

export interface Answer {
  status: number;
  body: Json | undefined;
}

export interface Scope {
  inputs: Readonly<Record<string, Json | undefined>>;
  outputs: Readonly<Record<string, JsonObject | undefined>>;
  /** Response of the current call, once complete. */
  answer?: Answer;
}

/**
 * Keys of a JSON Pointer (RFC 6901), such as `/machines/0/id`.
 *
 * @throws if it is invalid
 */
export function listKeys(pointer: string): string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) {
    throw new Error(
      `"${pointer}" is no JSON Pointer: it begins with "/", and "~" is written "~0".`,
    );
  }
  return pointer.slice(1).split('/').map(unescapeKey);
}

/** Value at a path of keys; `undefined` if it is missing or `null`. */
export function getValueAt(
  value: unknown,
  keys: readonly string[],
): Json | undefined {
  let found = value;
  for (const key of keys) {
    if (typeof found !== 'object' || found === null) return undefined;
    // Only indexes of a list, not properties such as "length".
    const isOwn = Array.isArray(found)
      ? /^(?:0|[1-9]\d*)$/.test(key)
      : Object.hasOwn(found, key);
    found = isOwn ? (found as Record<string, unknown>)[key] : undefined;
  }
  return (found ?? undefined) as Json | undefined;
}

const name = '([A-Za-z_][A-Za-z0-9_]*)';
const input = new RegExp(`^\\$inputs\\.${name}$`);
const output = new RegExp(`^\\$steps\\.${name}\\.outputs\\.${name}$`);
const body = /^\$response\.body(?:#(.*))?$/s;

/**
 * Parses the subset of Arazzo runtime expressions that guides use.
 *
 * @see https://spec.openapis.org/arazzo/v1.0.1.html#runtime-expressions
 * @throws if the text is not such an expression
 */
export function parseExpression(text: string): Expression {
  if (text === '$statusCode') return {kind: 'status'};
  const [, inputName] = input.exec(text) ?? [];
  if (inputName) return {kind: 'input', name: inputName};
  const [, step, outputName] = output.exec(text) ?? [];
  if (step && outputName) return {kind: 'output', step, name: outputName};
  const ofBody = body.exec(text);
  if (ofBody) return {kind: 'body', keys: listKeys(ofBody[1] ?? '')};
  throw new Error(
    `"${text}" is no expression. Write $inputs.<name>, $steps.<id>.outputs.<name>, $statusCode or $response.body#/<pointer>.`,
  );
}

/** Evaluates an expression; `undefined` if the value is missing or `null`. */
export function toValue(
  expression: Expression,
  {inputs, outputs, answer}: Scope,
): Json | undefined {
  switch (expression.kind) {
    case 'input':
      return getValueAt(inputs, [expression.name]);
    case 'output':
      return getValueAt(outputs, [expression.step, expression.name]);
    case 'status':
      return answer?.status;
    case 'body':
      return getValueAt(answer?.body, expression.keys);
  }
}

const embedded = /\{(\$[^{}]*)\}/g;

/** `$inputs.a` alone, or `bucket-{$inputs.a}` inside other text. */
function parseTemplate(text: string): (string | Expression)[] {
  if (text.startsWith('$')) return [parseExpression(text)];
  const parts: (string | Expression)[] = [];
  let end = 0;
  for (const {0: all, 1: inner = '', index} of text.matchAll(embedded)) {
    parts.push(text.slice(end, index), parseExpression(inner));
    end = index + all.length;
  }
  parts.push(text.slice(end));
  return parts.filter((part) => part !== '');
}

/**
 * All expressions in a message.
 *
 * @throws if an expression is invalid
 */
export function findExpressionsIn(value: Json): Expression[] {
  if (typeof value === 'string') {
    return parseTemplate(value).filter((part) => typeof part !== 'string');
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(findExpressionsIn);
}

/** A missing output of an earlier step. */
export class MissingOutput extends Error {
  constructor(
    readonly step: string,
    readonly output: string,
  ) {
    super(`The step "${step}" has no output "${output}" yet. Run it first.`);
  }
}

function findValueIn(expression: Expression, scope: Scope): Json | undefined {
  const value = toValue(expression, scope);
  if (value === undefined && expression.kind === 'output') {
    throw new MissingOutput(expression.step, expression.name);
  }
  return value;
}

function fillText(text: string, scope: Scope): Json | undefined {
  const parts = parseTemplate(text);
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'object') {
    return findValueIn(only, scope);
  }
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const value = findValueIn(part, scope) ?? '';
      return typeof value === 'string' ? value : JSON.stringify(value);
    })
    .join('');
}

function fillValue(value: Json, scope: Scope): Json | undefined {
  if (typeof value === 'string') return fillText(value, scope);
  if (Array.isArray(value)) {
    return value
      .map((one) => fillValue(one, scope))
      .filter((one) => one !== undefined);
  }
  return isObject(value) ? fillMessage(value, scope) : value;
}

/**
 * Evaluates the expressions in a message. Fields of empty inputs are omitted.
 *
 * @throws MissingOutput if an earlier step has not run
 */
export function fillMessage(payload: JsonObject, scope: Scope): JsonObject {
  const filled: JsonObject = {};
  for (const [key, part] of Object.entries(payload)) {
    const value = fillValue(part, scope);
    if (value !== undefined) filled[key] = value;
  }
  return filled;
}
