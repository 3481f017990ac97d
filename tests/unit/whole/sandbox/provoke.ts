import {
  objectIn,
  setAt,
  textIn,
  type Json,
  type JsonObject,
} from '../../../../src/sandbox/json';
import type {
  ObjectRule,
  OperationRule,
  Refusal,
  SandboxData,
  SandboxOperation,
} from '../../../../src/sandbox/model';
import {resolve} from '../../../../src/sandbox/messages';
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
  rule.by
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

/** The data with another rule for an operation. */
const withRule = (
  {rpc}: SandboxOperation,
  rule: OperationRule,
): SandboxData => ({
  ...data,
  rules: {objects, operations: {...operations, [rpc]: rule}},
});

/** Fields of a request that a template names. */
const fieldsIn = (template: JsonObject): string[] =>
  Object.values(template).flatMap((item) =>
    /^\$\w+$/.test(textIn(item)) && item !== '$item'
      ? [textIn(item).slice(1)]
      : [],
  );

/** A value that a list of allowed ones begins with, if it is not zero. */
const firstOf = (values: Json[]): Json | undefined => values[0] ?? undefined;

/** The data with an object that a template finds. */
function withFound(
  sandbox: SandboxData,
  {$find, ...fields}: JsonObject,
  request: JsonObject,
): SandboxData {
  const kind = textIn($find);
  const object = sandbox.rules.objects[kind]!;
  const filled = Object.fromEntries(
    Object.entries(fields).map(([field, item]) => [
      field,
      textIn(item).startsWith('$') ? request[textIn(item).slice(1)]! : item,
    ]),
  );
  const scope = object.within
    ? Object.entries(object.within.by)
    : (object.scope ?? []).map((field) => [field, field]);
  const of = Object.fromEntries(
    scope.map(([field = '', from = '']) => [field, textIn(request[from])]),
  );
  const values = [
    ...(object.values ?? []),
    {...filled, of},
  ] as ObjectRule['values'];
  return {
    ...sandbox,
    rules: {
      operations,
      objects: {...sandbox.rules.objects, [kind]: {...object, values}},
    },
  };
}

/** A call that a refusal ends, and the data that it needs for that. */
function refusedBy(
  rule: OperationRule,
  fresh: JsonObject,
  {if: states = {}, has = [], exists, lacks, unlike = {}}: Refusal,
): [JsonObject[], SandboxData] {
  const request = {...fresh};
  const state: JsonObject = {};
  for (const [field, values] of Object.entries(states)) {
    const value = firstOf(values);
    const target = field.startsWith('$') ? request : state;
    const name = field.replace('$', '');
    if (value === undefined) delete target[name];
    else target[name] = value;
  }
  for (const [field, from] of Object.entries(rule.by ?? {})) {
    request[from] = state[field] ?? nobody;
  }
  if (lacks?.$each) {
    const path = Object.values(lacks)
      .map((item) => /^\$item\.(\w+)$/.exec(textIn(item))?.[1])
      .find((found) => found !== undefined);
    const list = textIn(lacks.$each).slice(1);
    const [first] = Array.isArray(request[list]) ? request[list] : [];
    request[list] = [path ? {...objectIn(first), [path]: nobody} : nobody];
  }
  for (const field of fieldsIn(lacks ?? {})) {
    if (field !== textIn(lacks?.$each).slice(1)) request[field] = nobody;
  }
  for (const field of has) setAt(state, field, [{name: nobody}]);
  for (const field of Object.keys(unlike)) {
    const isNumber = /^\d+$/.test(textIn(fresh[field]));
    request[field] = isNumber ? '-1' : ' ';
  }
  const around =
    rule.create || rule.list ? data : withObject(rule, request, state);
  return [[request], exists ? withFound(around, exists, request) : around];
}

/** Every failure that the rule of an operation can end with. */
export function provocationsOf(operation: SandboxOperation): Provocation[] {
  const rule = operations[operation.rpc] ?? {};
  const {missing, taken, causes = {}, refused = []} = rule;
  const example = operation.examples[0]?.request ?? {};
  const needed = rule.create
    ? refused.flatMap(({lacks = {}}) => fieldsIn(lacks))
    : [];
  const around = aroundOf(rule).filter((name) => !needed.includes(name));
  const names = namesOf(rule).filter(
    (name) => !aroundOf(rule).includes(name) && !needed.includes(name),
  );
  const found: Provocation[] = [];
  const add = (
    situation: string,
    requests: JsonObject[],
    sandbox: SandboxData = data,
  ) => found.push({situation, requests, data: sandbox});

  const fresh = withAll(example, names, nobody);
  const lost = withAll(example, around, nobody);
  if (missing) add('missing', [rule.create ? lost : fresh]);
  if (taken)
    add('taken', [fresh, fresh], withRule(operation, {...rule, refused: []}));
  const other = (field: string): JsonObject => ({
    ...fresh,
    [field]: otherValue(operation, field, fresh[field] ?? ''),
  });
  const byHandlers: Record<string, [JsonObject[], SandboxData?]> = {
    always: [[example]],
    closed: [[{...example, sessionId: nobody}]],
    noVirtualMachine: [[lost]],
    otherName: [[fresh, other('userName')]],
    otherType: [[fresh, other('poolType')]],
  };
  for (const cause of Object.keys(causes)) {
    if (cause === 'smaller') {
      const request = {...fresh, sizeBytes: '1'};
      const state = {PersistentVolumeClaim: {capacity: '9Gi'}};
      add(cause, [request], withObject(rule, request, state));
    } else {
      add(cause, ...byHandlers[cause]!);
    }
  }
  for (const refusal of refused) {
    add(
      `refused ${JSON.stringify({...refusal, cause: ''})}`,
      ...refusedBy(rule, fresh, refusal),
    );
  }
  if (operation.unknownScope) {
    add('unknownScope', [{...example, scopeUuid: nobody}]);
  }
  return found;
}
