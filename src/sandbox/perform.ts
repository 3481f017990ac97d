import {
  asAnswer,
  failWith,
  fillingOf,
  find,
  isDry,
  propertiesOf,
  type Call,
  type Found,
} from './call';
import {change, refusalOf} from './change';
import {create} from './create';
import {placesOf} from './find';
import {objectIn, setAt, valueAt, type Json, type JsonObject} from './json';
import {listed} from './listed';
import type {OperationRule} from './model';
import {clone} from './store';

/** Sets what a rule says in the other objects of a list. */
function changeOthers({place, value}: Found, {others = {}}: OperationRule) {
  for (const other of place.values.filter((one) => one !== value)) {
    for (const [field, item] of Object.entries(others)) {
      setAt(other, field, item);
    }
  }
}

function update(call: Call): JsonObject {
  const {rule} = call;
  const [answer] = find(call).map((found) => {
    const {value, place} = found;
    failWith(call, refusalOf(value, rule));
    const target = isDry(call) ? clone(value) : value;
    change(target, rule, propertiesOf(call), fillingOf(call, place));
    if (!isDry(call)) changeOthers(found, rule);
    return rule.answer ? valueAt(target, rule.answer) : target;
  });
  return asAnswer(call, objectIn(answer));
}

function remove(call: Call): JsonObject {
  const found = find(call);
  for (const {value} of found) failWith(call, refusalOf(value, call.rule));
  if (isDry(call)) return {};
  const gone = new Set(found.map(({value}) => value));
  for (const place of new Set(found.map((one) => one.place))) {
    place.replace(place.values.filter((one) => !gone.has(one)));
  }
  return {};
}

function list(call: Call): JsonObject {
  const {data, store, rule, request, object} = call;
  const places = placesOf(object, data.rules, store, request);
  const key = data.rules.objects[object]?.key ?? {};
  const values = places
    .flatMap((place) => place.values)
    .filter((value) => listed(value, rule, Object.keys(key), request));
  return values.length > 0 ? {[rule.as ?? '']: values} : {};
}

/**
 * Does what the rule of an operation says.
 *
 * @returns the answer, a copy
 * @throws ConnectError when the object is missing, exists or does not allow it
 */
export function perform(call: Call): Json {
  const {rule} = call;
  if (rule.list) return clone(list(call));
  if (rule.get) return clone(objectIn(find(call)[0]?.value));
  if (rule.create) return clone(create(call));
  if (rule.update) return clone(update(call));
  return clone(remove(call));
}
