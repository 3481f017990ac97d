import {isObject, type Json, type JsonObject} from '../../calls/json';
import {
  parseExpression,
  toValue,
  type Expression,
  type Scope,
} from './expression';

/** Words, or an expression among them. */
export type Part = string | Expression;

const embedded = /\{(\$[^{}]*)\}/g;

/**
 * The parts of a text of a message: `$inputs.a` alone is an expression, in other
 * texts it stands in braces: `bucket-{$inputs.a}`.
 *
 * @throws when what looks like an expression is none
 */
export function parseTemplate(text: string): Part[] {
  if (text.startsWith('$')) return [parseExpression(text)];
  const parts: Part[] = [];
  let end = 0;
  for (const {0: all, 1: inner = '', index} of text.matchAll(embedded)) {
    parts.push(text.slice(end, index), parseExpression(inner));
    end = index + all.length;
  }
  parts.push(text.slice(end));
  return parts.filter((part) => part !== '');
}

/** Every expression in a message. */
export function findExpressionsIn(value: Json): Expression[] {
  if (typeof value === 'string') {
    return parseTemplate(value).filter((part) => typeof part !== 'string');
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(findExpressionsIn);
}

/** An output that an earlier step should have had. */
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
    return value.flatMap((one) => {
      const filled = fillValue(one, scope);
      return filled === undefined ? [] : [filled];
    });
  }
  return isObject(value) ? fillMessage(value, scope) : value;
}

/**
 * A message with the values of its expressions. A field whose input was left out
 * is left out.
 *
 * @throws MissingOutput when an earlier step has not run
 */
export function fillMessage(payload: JsonObject, scope: Scope): JsonObject {
  const fields = Object.entries(payload).flatMap(
    ([key, value]): [string, Json][] => {
      const filled = fillValue(value, scope);
      return filled === undefined ? [] : [[key, filled]];
    },
  );
  return Object.fromEntries(fields);
}
