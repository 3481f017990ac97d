import {failWith, getFilling, sameFields, type Call} from './call';
import {getField, fillTemplate, meets} from './rules';
import {
  isZero,
  listIn,
  findTextIn,
  readValueAt,
  type Json,
  type JsonObject,
} from '../calls/json';
import type {Refusal} from './model';
import {ConnectError} from './protocol';

/** What a template stands for, once for each item of its `$each`. */
function getParts(
  call: Call,
  {$each, $if, ...template}: JsonObject,
): (Json | undefined)[] {
  const filling = getFilling(call);
  if ($if !== undefined && isZero(fillTemplate($if, filling))) return [];
  if ($each === undefined) return [fillTemplate(template, filling)];
  return listIn(fillTemplate($each, filling)).map((item) =>
    fillTemplate(template, {...filling, request: {...call.request, item}}),
  );
}

function holds(
  call: Call,
  value: JsonObject | undefined,
  {
    if: states = {},
    has = [],
    exists,
    lacks,
    unlike = {},
    except,
  }: Omit<Refusal, 'cause'>,
): boolean {
  const {operation, request, store} = call;
  const known = value ?? {};
  const isExample = operation.examples.some((example) =>
    sameFields(example.request, request),
  );
  const isAsInExample = !value || store.isUntouched(value);
  if (except && isExample && isAsInExample) return false;
  const isThere = (template: JsonObject): boolean =>
    getParts(call, template).every((filled) => filled !== undefined);
  return (
    meets(known, states, request) &&
    has.every((field) => !isZero(getField(known, field, request))) &&
    (!exists || isThere(exists)) &&
    (!lacks || !isThere(lacks)) &&
    Object.entries(unlike).every(
      ([field, pattern]) =>
        !isZero(request[field]) &&
        !new RegExp(pattern).test(findTextIn(readValueAt(request, field))),
    )
  );
}

/**
 * Ends a call that its rule does not allow in the state that an object is in.
 *
 * @param value the object, if there is one already
 * @throws ConnectError the error of the page, whose message tells the state
 */
export function refuse(call: Call, value: JsonObject | undefined): void {
  refuseFor(call, call.rule.refused ?? [], value);
}

function refuseFor(
  call: Call,
  refusals: readonly Refusal[],
  value: JsonObject | undefined,
): void {
  const refusal = refusals.find((one) => holds(call, value, one));
  if (!refusal) return;
  const {cause, message} = refusal;
  if (message !== undefined) {
    const {code = 'unknown'} = call.operation.errors[cause] ?? {};
    throw new ConnectError(code, message, cause);
  }
  failWith(call, cause, value);
}

/**
 * Ends a call that its rule does not allow, whatever becomes of its object.
 *
 * @throws ConnectError the error of the page
 */
export function refuseFirst(call: Call): void {
  const {first = []} = call.rule;
  refuseFor(call, first, undefined);
}
