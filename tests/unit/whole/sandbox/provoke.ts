import {
  objectIn,
  textIn,
  type Json,
  type JsonObject,
} from '../../../../src/sandbox/json';
import type {
  ObjectRule,
  OperationRule,
  SandboxData,
  SandboxOperation,
} from '../../../../src/sandbox/model';
import {resolve} from '../../../../src/sandbox/normalize';
import {data} from './whole';

/** Calls that bring an operation into a situation; the last one must fail. */
export interface Provocation {
  situation: string;
  requests: JsonObject[];
  /** The data of the sandbox, with an object in the state that it needs. */
  data: SandboxData;
}

/** A name and an id that nothing in the data has. */
const nobody = '999999';

const {objects, operations} = data.rules;

const objectOf = (rule: OperationRule): string =>
  rule.get ?? rule.create ?? rule.update ?? rule.delete ?? '';

/** Fields of a request that name the object itself. */
const namesOf = (rule: OperationRule): string[] =>
  rule.terminal === 'write'
    ? ['sessionId']
    : rule.by
      ? Object.values(rule.by)
      : Object.values(objects[objectOf(rule)]?.key ?? {}).flat();

/** Fields of a request that name the object around. */
const aroundOf = (rule: OperationRule): string[] =>
  Object.values(objects[objectOf(rule)]?.within?.by ?? {});

const withAll = (
  request: JsonObject,
  fields: string[],
  value: Json,
): JsonObject => ({
  ...request,
  ...Object.fromEntries(fields.map((field) => [field, value])),
});

/** Another value of a field of a request than the one that it has. */
function otherValue({request}: SandboxOperation, field: string, value: Json) {
  const schema = objectIn(data.schemas[request]?.properties)[field];
  const values = resolve(schema, data.schemas).enum;
  return Array.isArray(values)
    ? values.filter((one) => one !== value).at(-1)!
    : `another ${nobody}`;
}

/** The data with one more object, which a request for `nobody` names. */
function withObject(
  rule: OperationRule,
  request: JsonObject,
  state: JsonObject,
): SandboxData {
  const name = objectOf(rule);
  const object = objects[name]!;
  const fields = object.within
    ? Object.entries(object.within.by)
    : (object.scope ?? []).map((field) => [field, field]);
  const of = Object.fromEntries(
    fields.map(([field = '', from = '']) => [field, textIn(request[from])]),
  );
  const key = Object.keys(rule.by ?? object.key);
  const value = {...withAll({}, key, nobody), ...state};
  const values = [{...value, of}] as ObjectRule['values'];
  const more = {...objects, [name]: {...object, values}};
  return {...data, rules: {operations, objects: more}};
}

/** Every failure that the rule of an operation can end with. */
export function provocationsOf(operation: SandboxOperation): Provocation[] {
  const rule = operations[operation.rpc] ?? {};
  const {missing, around, taken, differs = {}, refused = [], fails} = rule;
  const example = operation.examples[0]?.request ?? {};
  const names = namesOf(rule).filter((name) => !aroundOf(rule).includes(name));
  const found: Provocation[] = [];
  const add = (
    situation: string,
    requests: JsonObject[],
    sandbox: SandboxData = data,
  ) => found.push({situation, requests, data: sandbox});

  const fresh = withAll(example, names, nobody);
  const lost = withAll(example, aroundOf(rule), nobody);
  if (missing) add('missing', [rule.create ? lost : fresh]);
  if (around) add('around', [lost]);
  if (taken) add('taken', [fresh, fresh]);
  for (const field of Object.keys(differs)) {
    const from = textIn(rule.set?.[field]).slice(1) || field;
    const other = otherValue(operation, from, fresh[from] ?? '');
    add(`differs.${field}`, [fresh, {...fresh, [from]: other}]);
  }
  for (const {if: states} of refused) {
    const state = Object.fromEntries(
      Object.entries(states).flatMap(([field, [value]]) =>
        value === null ? [] : [[field, value]],
      ),
    ) as JsonObject;
    const request = {...fresh};
    for (const [field, from] of Object.entries(rule.by ?? {})) {
      request[from] = state[field] ?? nobody;
    }
    add(
      `refused ${JSON.stringify(states)}`,
      [request],
      withObject(rule, request, state),
    );
  }
  if (fails) add('fails', [example]);
  if (operation.unknownScope) {
    add('unknownScope', [{...example, scopeUuid: nobody}]);
  }
  return found;
}
