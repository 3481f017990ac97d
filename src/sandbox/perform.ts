import {
  asAnswer,
  fillingOf,
  find,
  isDry,
  propertiesOf,
  type Call,
  type Found,
} from './call';
import {change} from './change';
import {meets} from './conditions';
import {create} from './create';
import {follow} from './effects';
import {fill} from './fill';
import {placesOf} from './find';
import {
  objectIn,
  setAt,
  valueAt,
  withoutOwn,
  type Json,
  type JsonObject,
} from './json';
import {listed} from './listed';
import type {OperationRule} from './model';
import {refuse} from './refuse';
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
  const {rule, request, store} = call;
  const [answer] = find(call).map((found) => {
    const {value, place} = found;
    refuse(call, value, place);
    const isIdle = rule.idle !== undefined && meets(value, rule.idle, request);
    const target = isDry(call) || isIdle ? clone(value) : value;
    const filling = fillingOf(call, place);
    change(target, rule, propertiesOf(call), filling);
    if (target === value) {
      changeOthers(found, rule);
      follow(call, found);
      store.touch(value);
    }
    const within = {...filling, object: target};
    const returns = objectIn(fill(rule.returns ?? {}, within));
    const shown = rule.answer ? valueAt(target, rule.answer) : target;
    return {shown: objectIn(shown), returns};
  });
  return asAnswer(call, answer?.shown ?? {}, answer?.returns);
}

function remove(call: Call): JsonObject {
  const found = find(call);
  for (const {value, place} of found) refuse(call, value, place);
  if (isDry(call)) return {};
  const gone = new Set(found.map(({value}) => value));
  for (const one of found) {
    follow(call, one);
    call.store.agenda.forget(one.value);
  }
  for (const place of new Set(found.map((one) => one.place))) {
    place.replace(place.values.filter((one) => !gone.has(one)));
  }
  return {};
}

function list(call: Call): JsonObject {
  const {data, store, rule, request, object} = call;
  const places = placesOf(object, data.rules, store, request);
  const [place] = places;
  if (place) refuse(call, undefined, place);
  const key = data.rules.objects[object]?.key ?? {};
  const values = places
    .flatMap((place) => place.values)
    .filter((value) => listed(value, rule, Object.keys(key), request));
  return values.length > 0 ? {[rule.as ?? '']: values} : {};
}

function done(call: Call, rule: OperationRule): JsonObject {
  if (rule.list) return list(call);
  if (rule.get) return objectIn(find(call)[0]?.value);
  if (rule.create) return create(call);
  if (rule.update) return update(call);
  return remove(call);
}

/**
 * Does what the rule of an operation says.
 *
 * @returns the answer, a copy
 * @throws ConnectError when the object is missing, exists or does not allow it
 */
export function perform(call: Call): Json {
  const {rule} = call;
  return withoutOwn(clone(done(call, rule)));
}
