import {
  asAnswer,
  fillingOf,
  find,
  isDry,
  propertiesOf,
  type Call,
} from './call';
import {change, checkState} from './change';
import {create} from './create';
import {placesOf} from './find';
import {objectIn, setAt, valueAt, type Json, type JsonObject} from './json';
import {listed} from './listed';
import {clone} from './store';

function update(call: Call): JsonObject {
  const {rule} = call;
  const found = find(call);
  for (const {value, place, name} of found) {
    checkState(value, rule, name);
    const target = isDry(call) ? clone(value) : value;
    change(target, rule, propertiesOf(call), fillingOf(call, place));
    for (const other of place.values.filter((one) => one !== value)) {
      for (const [field, item] of Object.entries(rule.others ?? {})) {
        setAt(other, field, item);
      }
    }
  }
  const [{value}] = found;
  const answer = rule.answer ? valueAt(value, rule.answer) : value;
  return asAnswer(call, objectIn(answer));
}

function remove(call: Call): JsonObject {
  for (const {place, value, name} of find(call)) {
    checkState(value, call.rule, name);
    if (isDry(call)) continue;
    place.replace(place.values.filter((one) => one !== value));
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
  if (rule.get) return clone(find(call)[0].value);
  if (rule.create) return clone(create(call));
  if (rule.update) return clone(update(call));
  return clone(remove(call));
}
