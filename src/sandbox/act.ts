import {
  createListedError,
  fill,
  findAll,
  findOne,
  findRequested,
  getExampleFor,
  sameFields,
  type Call,
  type Fields,
} from './call';
import {findLists, getKey, meets, type Place} from './rules';
import {
  findObjectIn,
  isZero,
  listIn,
  readValueAt,
  sameJson,
  setAt,
  type Json,
  type JsonObject,
} from '../calls/json';
import type {Effects, Elsewhere, Refusal} from './model';
import {getZero} from './messages';
import {exampleNote} from './notes';
import {ConnectError} from './protocol';
import {clone, fits} from './store';

/**
 * Checks that what the objects of a call are within exists, if the page has an
 * error for that. What a request leaves out does not exist.
 *
 * @throws ConnectError when something does not
 */
export function checkAround({operation, request, store}: Call): void {
  for (const {object, by, at} of operation.around) {
    const key = Object.fromEntries(
      Object.entries(by).map(([field, from]) => [
        field,
        from.startsWith('$') ? (request[from.slice(1)] ?? '') : from,
      ]),
    );
    if (!store.all(object).some((value) => fits(value, key)))
      throw createListedError(operation, at, request);
  }
}

/** A request as the server reads it: what it leaves out is zero. */
export function readRequest({
  data,
  operation,
  rule,
  request,
}: Call): JsonObject {
  const {ignoresZero = [], reads = {}} = rule;
  const {properties} = data.schemas[operation.request] ?? {};
  const whole = {...request};
  for (const [field, schema] of Object.entries(findObjectIn(properties))) {
    const zero = getZero(findObjectIn(schema));
    if (zero !== undefined) whole[field] ??= zero;
    if (ignoresZero.includes(field) && isZero(whole[field]))
      delete whole[field];
  }
  for (const [name, field] of Object.entries(reads)) {
    if (whole[field] !== undefined) whole[name] = whole[field];
  }
  return whole;
}

/** Whether a template finds its object, for each item of its `$each`. */
function isThere(call: Call, {$each, ...template}: JsonObject): boolean {
  if ($each === undefined) return fill(call, template) !== undefined;
  return listIn(fill(call, $each)).every((item) => {
    const request = {...call.request, item};
    return fill(call, template, undefined, request) !== undefined;
  });
}

function holds(
  call: Call,
  value: JsonObject | undefined,
  {if: states = {}, exists, lacks, unlike = {}, outside = {}, ...rest}: Refusal,
): boolean {
  const {operation, request, store} = call;
  const isExample =
    rest.except !== undefined &&
    operation.examples.some((one) => sameFields(one.request, request));
  if (isExample && (!value || store.isUntouched(value))) return false;
  const textsOf = (field: string): string[] =>
    [readValueAt(request, field) ?? ''].flat().map(String);
  return (
    meets(value ?? {}, states, request) &&
    (!exists || isThere(call, exists)) &&
    (!lacks || !isThere(call, lacks)) &&
    Object.entries(unlike).every(([field, pattern]) =>
      textsOf(field).some((text) => !new RegExp(pattern).test(text)),
    ) &&
    Object.entries(outside).every(([field, [least, greatest]]) => {
      const number = Number(readValueAt(request, field));
      return number < least || number > greatest;
    })
  );
}

/** Whether a refusal is about the state that the object of a call is in. */
const isOfObject = ({if: states = {}, except}: Refusal): boolean =>
  except !== undefined ||
  Object.keys(states).some((field) => !field.startsWith('$'));

/**
 * Ends a call that its rule does not allow.
 *
 * @param isForState for the state of its object, and not whatever that is like
 * @param value the object, if there is one already
 * @throws ConnectError the error of the page, whose message tells the state
 */
export function refuse(
  call: Call,
  isForState: boolean,
  value?: JsonObject,
): void {
  const {operation, request, rule} = call;
  const refusal = rule.refused?.find(
    (one) => isOfObject(one) === isForState && holds(call, value, one),
  );
  if (!refusal) return;
  const {cause, message} = refusal;
  throw createListedError(operation, cause, request, {value, message});
}

/** The fields of a request that are those of its object. */
function getSharedFields({data, kind, rule, request}: Call): JsonObject {
  const schema = data.rules.objects[kind]?.schema ?? '';
  const properties = findObjectIn(data.schemas[schema]?.properties);
  return Object.fromEntries(
    Object.entries(request).filter(
      ([field]) =>
        Object.hasOwn(properties, field) && !rule.ignores?.includes(field),
    ),
  );
}

/** Sets fields by their path, but those that have no value. */
export function setAll(value: JsonObject, fields: Fields): void {
  for (const [path, item] of Object.entries(fields)) {
    if (item !== undefined) setAt(value, path, clone(item));
  }
}

/** Changes an object as a rule says, and notes that a call has changed it. */
function applyEffects(
  call: Call,
  value: JsonObject,
  {set = {}, add = {}, remove = {}}: Effects,
): void {
  call.store.touch(value);
  setAll(value, findObjectIn(fill(call, set, value)));
  const itemsOf = (template: Json): Json[] =>
    [fill(call, template, value) ?? []].flat();
  const change = (path: string, to: (known: Json[]) => Json[]): void =>
    setAt(value, path, to(listIn(readValueAt(value, path))));
  const without = (items: Json[], others: Json[]): Json[] =>
    items.filter((item) => !others.some((one) => sameJson(one, item)));
  for (const [path, template] of Object.entries(add)) {
    const items = itemsOf(template);
    change(path, (known) => [...known, ...without(items, known)]);
  }
  for (const [path, template] of Object.entries(remove)) {
    const items = itemsOf(template);
    change(path, (known) => without(known, items));
  }
}

/** Takes objects of a kind out of the lists that they stand in. */
function takeOut(call: Call, kind: string, gone: readonly JsonObject[]): void {
  for (const {values, replace} of findLists(kind, call)) {
    const left = values.filter((one) => !gone.includes(one));
    if (left.length < values.length) replace(left);
  }
  for (const value of gone) call.store.scheduler.forget(value);
}

function changeElsewhere(
  call: Call,
  value: JsonObject,
  changes: readonly Elsewhere[] = [],
): void {
  for (const {object, by, delete: isGone, ...effects} of changes) {
    const key = findObjectIn(fill(call, by, value));
    const found = findAll(call, object, key);
    if (isGone) takeOut(call, object, found);
    for (const one of found) applyEffects(call, one, effects);
  }
}

/** Does what a call does beside the change of its object, now and later. */
function applySideEffects(call: Call, value: JsonObject): void {
  const {rule, store, request} = call;
  changeElsewhere(call, value, rule.elsewhere);
  for (const {after, if: states = {}, elsewhere, ...effects} of rule.then ??
    []) {
    store.scheduler.plan(value, after, () => {
      if (!meets(value, states, request)) return;
      applyEffects(call, value, effects);
      changeElsewhere(call, value, elsewhere);
    });
  }
}

/** What a call answers of its object: the fields that its examples have. */
function toAnswer(call: Call, value: JsonObject): JsonObject {
  const {operation, rule} = call;
  if (rule.answer !== undefined)
    return clone(findObjectIn(fill(call, rule.answer, value)));
  const shown = operation.examples.flatMap(({response}) =>
    Object.keys(response),
  );
  const entries = Object.entries(value).filter(([field]) =>
    shown.includes(field),
  );
  return clone(Object.fromEntries(entries));
}

function update(call: Call, fields: Fields): JsonObject {
  const [answer] = findRequested(call).map((value) => {
    refuse(call, true, value);
    const target = call.isDry ? clone(value) : value;
    setAll(target, getSharedFields(call));
    applyEffects(call, target, call.rule);
    setAll(target, fields);
    if (!call.isDry) applySideEffects(call, target);
    return toAnswer(call, target);
  });
  return answer ?? {};
}

function remove(call: Call): JsonObject {
  const found = findRequested(call);
  for (const value of found) refuse(call, true, value);
  if (call.isDry) return {};
  takeOut(call, call.kind, found);
  for (const value of found) applySideEffects(call, value);
  return {};
}

/** What a list shows besides the fields that name an object. */
export interface ListOptions {
  /** Whether an object is in the list, too. */
  keeps?: (value: JsonObject) => boolean;
  /** Fields that follow from other objects. */
  shows?: (value: JsonObject) => Fields;
}

/** The objects that fit the fields of the key that the request has. */
export function list(
  call: Call,
  {keeps = () => true, shows = () => ({})}: ListOptions = {},
): JsonObject {
  const {data, operation, request, kind} = call;
  const named = Object.keys(data.rules.objects[kind]?.key ?? {}).filter(
    (field) => !isZero(request[field]),
  );
  const key = Object.fromEntries(
    named.map((field) => [field, request[field] ?? '']),
  );
  const values = findAll(call, kind, key).filter(keeps).map(clone);
  for (const value of values) setAll(value, shows(value));
  const properties = findObjectIn(data.schemas[operation.response]?.properties);
  const [field = ''] = Object.keys(properties).filter(
    (name) => findObjectIn(properties[name]).type === 'array',
  );
  return values.length > 0 ? {[field]: values} : {};
}

/**
 * A new object.
 *
 * @param own the answer of the example that the request comes from, which tells
 *   how its object came to be
 */
function createObject(
  call: Call,
  key: JsonObject,
  fields: Fields,
  own: JsonObject = {},
): JsonObject {
  const value = clone(own);
  const open = <T extends Json | undefined>(all: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(all).filter(
        ([path]) => readValueAt(own, path) === undefined,
      ),
    );
  const sent = Object.entries({...key, ...getSharedFields(call)}).filter(
    ([, item]) => !isZero(item),
  );
  setAll(value, open(Object.fromEntries(sent)));
  applyEffects(call, value, {...call.rule, set: open(call.rule.set ?? {})});
  setAll(value, open(fields));
  return value;
}

/** The object in a place that has the name of a new one already. */
function findTaker(
  value: JsonObject,
  key: JsonObject,
  {values}: Place,
): JsonObject | undefined {
  const own = Object.fromEntries(
    Object.keys(key).map((field) => [field, readValueAt(value, field) ?? '']),
  );
  const isNamed = Object.values(own).some((part) => part !== '');
  return isNamed ? values.find((one) => fits(one, own)) : undefined;
}

/**
 * Makes an object and puts it into its place. The examples tell how their own
 * objects came to be, so each of these may be made once more.
 *
 * @throws ConnectError when the name is taken or the object around is missing,
 * unless the rule lets the call succeed, which then changes nothing
 */
function create(call: Call, fields: Fields): JsonObject {
  const {data, store, operation, rule, request, kind} = call;
  const objectRule = data.rules.objects[kind];
  if (!objectRule) throw new Error(`No object of the sandbox is "${kind}".`);
  // Without an object around it, a new one is not kept.
  const [place] = findLists(kind, call);
  const here: Place = place ?? {values: [], replace: () => undefined};
  refuse(call, true);
  if (!place && typeof rule.missing === 'number')
    throw createListedError(operation, rule.missing, request);
  const key = getKey(objectRule, rule, request);
  const own = operation.examples.find((one) =>
    sameFields(one.request, request),
  )?.response;
  const old = own && findTaker(own, key, here);
  // What an example made is made anew only once.
  const isFirst = !old || store.isUntouched(old);
  const value = createObject(call, key, fields, isFirst ? own : {});
  const known = findTaker(value, key, here);
  const isNameless = Object.entries(rule.by ? {} : objectRule.key).some(
    ([field, names]) => names.length > 0 && isZero(readValueAt(value, field)),
  );
  if (isNameless) throw new ConnectError('unknown', '');
  const isOfExample = operation.examples.some((one) =>
    sameFields(key, getKey(objectRule, rule, one.request)),
  );
  const mayReplace =
    rule.taken !== false && isOfExample && store.isUntouched(known);
  if (known && !mayReplace) {
    if (typeof rule.taken === 'number')
      throw createListedError(operation, rule.taken, request);
    return toAnswer(call, own ?? known);
  }
  if (!call.isDry) {
    here.replace([...here.values.filter((one) => one !== known), value]);
    if (known) store.scheduler.forget(known);
    applySideEffects(call, value);
  }
  return toAnswer(call, value);
}

/**
 * Does what the rule of an operation says; one without a rule answers with an
 * example.
 *
 * @param fields to set in the object besides, by their path
 * @returns the answer, a copy
 * @throws ConnectError when the object is missing, exists or does not allow it
 */
export function act(call: Call, fields: Fields = {}): JsonObject {
  const {rule} = call;
  if (rule.list) return list(call);
  if (rule.get) return clone(findOne(call));
  if (rule.create) return create(call, fields);
  if (rule.update) return update(call, fields);
  if (rule.delete) return remove(call);
  call.note = exampleNote;
  return getExampleFor(call.operation, call.request);
}
