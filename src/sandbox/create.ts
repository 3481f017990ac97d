import {
  asAnswer,
  failWith,
  fillingOf,
  isDry,
  propertiesOf,
  sameFields,
  type Call,
} from './call';
import {change} from './change';
import {follow} from './effects';
import {fits, keyOf, placesOf, type Place} from './find';
import {sameJson, setAt, valueAt, type JsonObject} from './json';
import {refuse} from './refuse';
import {clone} from './store';

/** The answer of the example that this very request comes from. */
const ownAnswer = ({operation, request}: Call): JsonObject | undefined =>
  operation.examples.find((example) => sameFields(example.request, request))
    ?.response;

/** The new object; where the request is an example, as its answer has it. */
function newObject(call: Call, key: JsonObject, place: Place): JsonObject {
  const {rule} = call;
  const without = (fields: JsonObject, others: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(fields).filter(([field]) => !Object.hasOwn(others, field)),
    );
  const value = without(clone(ownAnswer(call) ?? {}), rule.returns ?? {});
  const properties = without(propertiesOf(call), value);
  const set = Object.fromEntries(
    Object.entries(rule.set ?? {}).filter(
      ([path]) => valueAt(value, path) === undefined,
    ),
  );
  for (const [field, item] of Object.entries(key)) {
    if (item !== '' && valueAt(value, field) === undefined) {
      setAt(value, field, item);
    }
  }
  change(value, {...rule, set}, properties, fillingOf(call, place));
  return value;
}

/** Where there is no object around the new one: it is not kept. */
const nowhere: Place = {values: [], replace: () => undefined};

/** The object in a place that has the name of a new one already. */
function takenBy(
  value: JsonObject,
  fields: readonly string[],
  {values}: Place,
): JsonObject | undefined {
  const key = Object.fromEntries(
    fields.map((field) => [field, valueAt(value, field) ?? '']),
  );
  const isNamed = Object.values(key).some((part) => part !== '');
  return isNamed ? values.find((one) => fits(one, key)) : undefined;
}

/** What a call answers that asks for a name that is taken, unless it fails. */
function again(call: Call, known: JsonObject, value: JsonObject): JsonObject {
  for (const [field, error] of Object.entries(call.rule.differs ?? {})) {
    const isSame = sameJson(valueAt(known, field), valueAt(value, field));
    if (!isSame) failWith(call, error);
  }
  failWith(call, call.rule.taken);
  return asAnswer(call, ownAnswer(call) ?? known);
}

/**
 * Makes an object and puts it into its place. The examples tell how their own
 * objects came to be, so each of these may be made once more.
 *
 * @throws ConnectError when the name is taken or the object around is missing,
 * unless the rule lets the call succeed, which then changes nothing
 */
export function create(call: Call): JsonObject {
  const {data, store, rule, request, object} = call;
  const objectRule = data.rules.objects[object];
  if (!objectRule) throw new Error(`No object of the sandbox is "${object}".`);
  const [place] = placesOf(object, data.rules, store, request);
  const here = place ?? nowhere;
  refuse(call, undefined, here);
  if (!place) failWith(call, rule.missing);
  const key = keyOf(objectRule, rule, request);
  const value = newObject(call, key, here);
  const known = takenBy(value, Object.keys(key), here);
  const isAsked = Object.values(key).some((part) => part !== '');
  const mayReplace =
    rule.taken !== false && (!isAsked || store.isSeeded(known));
  if (known && !mayReplace) return again(call, known, value);
  if (!isDry(call)) {
    here.replace([...here.values.filter((one) => one !== known), value]);
    if (known) store.agenda.forget(known);
    follow(call, {value, place: here});
  }
  return asAnswer(call, value);
}
