import {resolve} from '../sandbox/messages';
import {objectIn, type Json, type JsonObject} from '../sandbox/json';
import type {
  OperationRule,
  SandboxData,
  SandboxOperation,
} from '../sandbox/model';
import type {Cause, Change, Provocation} from './model';

/** A name and an ID that nothing has. */
export const nobody = '999999';

const changeAll = (fields: readonly string[], value: Json): Change =>
  Object.fromEntries(fields.map((field) => [field, value]));

/** Fields of a request that name the object itself, and the one around it. */
function namesOf(
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
const textsOf = (
  names: readonly string[],
  {request}: SandboxOperation,
  {schemas}: SandboxData,
): string[] =>
  names.filter((name) => {
    const properties = objectIn(schemas[request]?.properties);
    const {type, enum: values} = resolve(properties[name], schemas);
    return type === 'string' && values === undefined;
  });

/**
 * How a cause comes about that the rules of the sandbox tell: a scope, an
 * object or the one around it is missing, or a name is taken.
 */
export function derived(
  {at}: Cause,
  operation: SandboxOperation,
  data: SandboxData,
): Provocation | undefined {
  const rule = data.rules.operations[operation.rpc] ?? {};
  const {own, around} = namesOf(rule, data);
  const [ownTexts, aroundTexts] = [own, around].map((names) =>
    textsOf(names, operation, data),
  );
  if (operation.unimplemented) return {};
  if (operation.unknownScope?.at === at) return {send: {scopeUuid: nobody}};
  if (rule.missing && rule.missing.at === at) {
    const fields = rule.create ? aroundTexts : ownTexts;
    return {send: changeAll(fields ?? [], nobody)};
  }
  if (rule.taken && rule.taken.at === at) {
    return {send: changeAll((ownTexts ?? []).slice(-1), `a-${nobody}`), times: 2};
  }
  return undefined;
}

/** A request with a change. */
export const changed = (request: JsonObject, change: Change = {}): JsonObject =>
  Object.fromEntries(
    Object.entries({...request, ...change}).filter(
      ([, value]) => value !== null,
    ),
  );
