import {asAnswer, fillingOf, isDry, propertiesOf, type Call} from './call';
import {change} from './change';
import {alreadyExists} from './connectError';
import {fits, keyOf, nameOf, placesOf, type Place} from './find';
import {sameJson, setAt, valueAt, type JsonObject} from './json';
import {clone} from './store';

/** Whether two messages have the same fields, zero values aside. */
const sameFields = (a: JsonObject, b: JsonObject): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((field) =>
    sameJson(a[field], b[field]),
  );

/** The answer of the example that this very request comes from. */
const ownAnswer = ({operation, request}: Call): JsonObject | undefined =>
  operation.examples.find((example) => sameFields(example.request, request))
    ?.response;

/** The new object; where the request is an example, as the example has it. */
function newObject(call: Call, key: JsonObject, place: Place): JsonObject {
  const {rule} = call;
  const value = clone(ownAnswer(call) ?? {});
  const set = Object.fromEntries(
    Object.entries(rule.set ?? {}).filter(
      ([path]) => valueAt(value, path) === undefined,
    ),
  );
  for (const [field, item] of Object.entries(key)) {
    if (valueAt(value, field) === undefined) setAt(value, field, item);
  }
  change(value, {...rule, set}, propertiesOf(call), fillingOf(call, place));
  return value;
}

/**
 * Makes an object and puts it into its place.
 *
 * @throws ConnectError `already_exists` for the second one of a name
 */
export function create(call: Call): JsonObject {
  const {data, store, rule, request, object} = call;
  const objectRule = data.rules.objects[object];
  const [place] = placesOf(object, data.rules, store, request);
  if (!objectRule || !place) throw new Error(`No place for a ${object}.`);
  const value = newObject(call, keyOf(objectRule, rule, request), place);
  const key = Object.fromEntries(
    Object.keys(objectRule.key).map((field) => [
      field,
      valueAt(value, field) ?? '',
    ]),
  );
  const known = Object.values(key).some((part) => part !== '')
    ? place.values.find((one) => fits(one, key))
    : undefined;
  // The examples tell how their own objects came to be: once more is fine.
  if (known && !store.isSeeded(known)) throw alreadyExists(nameOf(object, key));
  if (!isDry(call)) {
    place.replace([...place.values.filter((one) => one !== known), value]);
  }
  return asAnswer(call, value);
}
