import type {Json, JsonObject} from '../../calls/json';
import {getValueAt, listKeys} from './pointer';

/** What a runtime expression of Arazzo leads to. */
export type Expression =
  | {kind: 'input'; name: string}
  | {kind: 'output'; step: string; name: string}
  | {kind: 'status'}
  | {kind: 'body'; keys: string[]};

/** How a call ended. */
export interface Answer {
  status: number;
  body: Json | undefined;
}

/** What expressions are evaluated in. */
export interface Scope {
  inputs: Readonly<Record<string, Json | undefined>>;
  /** Outputs of the steps that have succeeded, by their ids. */
  outputs: Readonly<Record<string, JsonObject | undefined>>;
  /** The current call, once it has ended. */
  answer?: Answer;
}

const name = '([A-Za-z_][A-Za-z0-9_]*)';
const input = new RegExp(`^\\$inputs\\.${name}$`);
const output = new RegExp(`^\\$steps\\.${name}\\.outputs\\.${name}$`);
const body = /^\$response\.body(?:#(.*))?$/s;

/**
 * Reads the part of the runtime expressions of Arazzo that guides use.
 *
 * @see https://spec.openapis.org/arazzo/v1.0.1.html#runtime-expressions
 * @throws when the text is no such expression
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

const getOwn = <T>(
  values: Readonly<Record<string, T>>,
  key: string,
): T | undefined => (Object.hasOwn(values, key) ? values[key] : undefined);

/** The value of an expression; nothing where there is none, or `null`. */
export function toValue(
  expression: Expression,
  {inputs, outputs, answer}: Scope,
): Json | undefined {
  switch (expression.kind) {
    case 'input':
      return getOwn(inputs, expression.name) ?? undefined;
    case 'output':
      return (
        getOwn(getOwn(outputs, expression.step) ?? {}, expression.name) ??
        undefined
      );
    case 'status':
      return answer?.status;
    case 'body':
      return getValueAt(answer?.body, expression.keys);
  }
}
