import {resolve} from '../sandbox/messages';
import {
  listIn,
  findObjectIn,
  findTextIn,
  type Json,
  type JsonObject,
} from '../calls/json';
import type {
  OperationRule,
  Refusal,
  SandboxData,
  SandboxOperation,
} from '../sandbox/model';
import type {Cause, Change, Provocation} from './model';

/** A name and an ID that nothing has. */
export const nobody = '999999';

const changeAll = (fields: readonly string[], value: Json): Change =>
  Object.fromEntries(fields.map((field) => [field, value]));

/** Fields of a request that name the object itself, and the one around it. */
function collectNames(
  rule: OperationRule,
  {rules: {objects}}: SandboxData,
): {own: string[]; around: string[]} {
  const {get, create, update, delete: remove, by} = rule;
  const object = objects[get ?? create ?? update ?? remove ?? ''];
  const around = Object.values(object?.within?.by ?? {});
  const all = by ? Object.values(by) : Object.values(object?.key ?? {}).flat();
  return {own: all.filter((name) => !around.includes(name)), around};
}

/** The fields that a message has, of those that are texts. */
const collectTexts = (
  names: readonly string[],
  {request}: SandboxOperation,
  {schemas}: SandboxData,
): string[] =>
  names.filter((name) => {
    const properties = findObjectIn(schemas[request]?.properties);
    const {type, enum: values} = resolve(properties[name], schemas);
    return type === 'string' && values === undefined;
  });

/** Fields that say where an object is, or of what kind, but not which it is. */
const locationFields = ['namespace', 'poolName', 'type'];

const whole = /^\$(\w+)$/;

/** The field of a request that a template names, such as `$owner`. */
const findFieldIn = (template: Json | undefined): string | undefined =>
  whole.exec(findTextIn(template))?.[1];

/** The change of a request that a refusal answers, where it is about no state. */
function createRefusedChange(
  {if: states = {}, has, exists, lacks, unlike = {}}: Refusal,
  example: JsonObject,
): Change | undefined {
  const isOfState = Object.keys(states).some((field) => !field.startsWith('$'));
  if (isOfState || has || exists) return undefined;
  const change: Change = {};
  for (const [field, [first = null]] of Object.entries(states)) {
    change[field.slice(1)] = first;
  }
  for (const field of Object.keys(unlike)) {
    const isNumber = /^\d+$/.test(findTextIn(example[field]));
    change[field] = isNumber ? '-1' : `Not ${nobody}!`;
  }
  const {$each, ...fields} = lacks ?? {};
  for (const [, template] of Object.entries(fields)) {
    const field = findFieldIn(template);
    if (field && field !== 'item') change[field] = nobody;
  }
  const list = findFieldIn($each);
  if (list) change[list] = [makeItem(listIn(example[list])[0], fields)];
  return Object.keys(change).length > 0 ? change : undefined;
}

/** An item of a list that nothing has, alike another one. */
function makeItem(first: Json | undefined, fields: JsonObject): Json {
  const path = Object.values(fields)
    .map((template) => /^\$item\.(\w+)$/.exec(findTextIn(template))?.[1])
    .find((found) => found !== undefined);
  return path ? {...findObjectIn(first), [path]: nobody} : nobody;
}

/**
 * How a cause comes about that the rules of the sandbox tell: a scope, an
 * object or the one around it is missing, a name is taken, or a field of the
 * request has a value that is refused.
 */
export function deriveProvocation(
  {at}: Cause,
  operation: SandboxOperation,
  data: SandboxData,
): Provocation | undefined {
  const rule = data.rules.operations[operation.rpc] ?? {};
  const {own, around} = collectNames(rule, data);
  const [ownTexts = [], aroundTexts = []] = [own, around].map((names) =>
    collectTexts(names, operation, data).filter(
      (name) => names.length === 1 || !locationFields.includes(name),
    ),
  );
  if (operation.unimplemented) return {};
  if (operation.unknownScope?.at === at) return {send: {scopeUuid: nobody}};
  if (rule.missing && rule.missing.at === at) {
    const fields = rule.create ? aroundTexts : ownTexts;
    return {send: changeAll(fields, nobody)};
  }
  if (rule.taken && rule.taken.at === at) {
    return {send: changeAll(ownTexts.slice(-1), `a-${nobody}`), times: 2};
  }
  return findRefusals(operation, data).find((one) => one.at === at)
    ?.provocation;
}

/** Every refusal of a rule that a change of the request brings, with its cause. */
export function findRefusals(
  {rpc, examples}: SandboxOperation,
  data: SandboxData,
): {at: number | undefined; provocation: Provocation}[] {
  const {first = [], refused = []} = data.rules.operations[rpc] ?? {};
  return [...first, ...refused].flatMap((refusal) => {
    const send = createRefusedChange(refusal, examples[0]?.request ?? {});
    return send ? [{at: refusal.cause.at, provocation: {send}}] : [];
  });
}

/** A request with a change. */
export const applyChanges = (
  request: JsonObject,
  change: Change = {},
): JsonObject =>
  Object.fromEntries(
    Object.entries({...request, ...change}).filter(
      ([, value]) => value !== null,
    ),
  );

/**
 * The request of the first example of an operation, or of the one of a name.
 *
 * @throws when there is none
 */
export function takeFirst(
  {rpc, examples}: SandboxOperation,
  name?: string,
): JsonObject {
  const found = examples.find((one) => name === undefined || one.name === name);
  if (!found) throw new Error(`${rpc} has no example ${name}.`);
  return found.request;
}
