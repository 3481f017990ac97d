import {
  createListedError,
  failWith,
  findRequestedObjects,
  getFilling,
  getProperties,
  isDry,
  nowhere,
  sameFields,
  toAnswer,
  type Call,
  type Found,
} from './call';
import {
  fillTemplate,
  findLists,
  fits,
  getKey,
  meets,
  type Filling,
  type Place,
} from './rules';
import {
  findObjectIn,
  findTextIn,
  isZero,
  listIn,
  readValueAt,
  sameJson,
  setAt,
  type Json,
  type JsonObject,
} from '../calls/json';
import type {
  Effects,
  Elsewhere,
  ObjectRule,
  OperationRule,
  Refusal,
} from './model';
import {ConnectError} from './protocol';
import {clone} from './store';

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
    if (!store.all(object).some(({value}) => fits(value, key))) {
      throw createListedError(operation, at, request);
    }
  }
}

/** Fields that a request may leave out to mean the default of its kind. */
function getEmptyScope({operation, data, object}: Call): JsonObject {
  const {schemas, rules} = data;
  const known = findObjectIn(schemas[operation.request]?.properties);
  const outer = rules.objects[object]?.within?.object ?? object;
  return Object.fromEntries(
    (rules.objects[outer]?.scope ?? [])
      .filter((field) => Object.hasOwn(known, field))
      .map((field) => [field, '']),
  );
}

/** A request as the server reads it. */
export function readRequest(call: Call): JsonObject {
  const {defaults = {}, ignoresZero = [], reads = {}} = call.rule;
  const whole = {...getEmptyScope(call), ...defaults, ...call.request};
  for (const [name, field] of Object.entries(reads)) {
    if (whole[field] !== undefined) whole[name] = whole[field];
  }
  const read = Object.fromEntries(
    Object.entries(whole).filter(
      ([field, value]) => !(ignoresZero.includes(field) && isZero(value)),
    ),
  );
  return call.handler.overlook?.(read) ?? read;
}

/** What a template stands for, once for each item of its `$each`. */
function getParts(
  call: Call,
  {$each, ...template}: JsonObject,
): (Json | undefined)[] {
  const filling = getFilling(call);
  if ($each === undefined) return [fillTemplate(template, filling)];
  return listIn(fillTemplate($each, filling)).map((item) =>
    fillTemplate(template, {...filling, request: {...call.request, item}}),
  );
}

function holds(
  call: Call,
  value: JsonObject | undefined,
  {if: states = {}, exists, lacks, unlike = {}, except}: Omit<Refusal, 'cause'>,
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
function refuse(call: Call, value: JsonObject | undefined): void {
  refuseFor(call, call.rule.refused ?? [], value);
}

function refuseFor(
  call: Call,
  refusals: readonly Refusal[],
  value: JsonObject | undefined,
): void {
  const refusal = refusals.find((one) => holds(call, value, one));
  if (refusal) failWith(call, refusal.cause, value);
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

const listOf = (value: Json | undefined): Json[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Sets what a rule says, and the fields that request and object share. */
function applyEffects(
  value: JsonObject,
  {set = {}, add = {}, remove = {}}: Effects,
  properties: JsonObject,
  filling: Filling,
): void {
  const within = {...filling, object: value};
  for (const [field, item] of Object.entries(filling.request)) {
    if (Object.hasOwn(properties, field)) setAt(value, field, clone(item));
  }
  for (const [path, template] of Object.entries(set)) {
    const item = fillTemplate(clone(template), within);
    if (item !== undefined) setAt(value, path, item);
  }
  for (const [path, template] of Object.entries(add)) {
    const items = listOf(readValueAt(value, path));
    const fresh = listOf(fillTemplate(template, within)).filter(
      (item) => !items.some((known) => sameJson(known, item)),
    );
    setAt(value, path, [...items, ...fresh]);
  }
  for (const [path, template] of Object.entries(remove)) {
    const gone = listOf(fillTemplate(template, within));
    const left = listOf(readValueAt(value, path)).filter(
      (item) => !gone.some((one) => sameJson(one, item)),
    );
    setAt(value, path, left);
  }
}

function changeElsewhere(call: Call, changes: readonly Elsewhere[]): void {
  const filling = getFilling(call);
  for (const {object, by, ...effects} of changes) {
    const key = findObjectIn(fillTemplate(by, filling));
    for (const other of findLists(object, call)) {
      for (const value of other.values.filter((one) => fits(one, key))) {
        applyEffects(value, effects, {}, filling);
        call.store.touch(value);
      }
    }
  }
}

/** Does what a call does beside the change of its object, now and later. */
function applySideEffects(call: Call, found: Found): void {
  const {rule, handler, store, request} = call;
  const {value} = found;
  handler.effects?.(call, found);
  changeElsewhere(call, rule.elsewhere ?? []);
  for (const {
    after,
    if: states = {},
    elsewhere = [],
    ...effects
  } of rule.then ?? []) {
    store.scheduler.plan(value, after, () => {
      if (!meets(value, states, request)) return;
      applyEffects(value, effects, {}, getFilling(call));
      changeElsewhere(call, elsewhere);
    });
  }
  for (const {after, run} of handler.then ?? []) {
    store.scheduler.plan(value, after, () => {
      run(call, found);
    });
  }
}

/** Sets fields by their path, but those that have no value. */
function setAll(
  value: JsonObject,
  fields: Record<string, Json | undefined> = {},
): void {
  for (const [path, item] of Object.entries(fields)) {
    if (item !== undefined) setAt(value, path, item);
  }
}

function update(call: Call): JsonObject {
  const {rule, handler, store} = call;
  const [answer] = findRequestedObjects(call).map((found) => {
    const {value} = found;
    refuse(call, value);
    const isIdle = handler.isIdle?.(value) ?? false;
    const target = isDry(call) || isIdle ? clone(value) : value;
    const filling = getFilling(call);
    applyEffects(target, rule, getProperties(call), filling);
    setAll(target, handler.set?.(target, call));
    if (target === value) {
      applySideEffects(call, found);
      store.touch(value);
    }
    const within = {...filling, object: target};
    const returns = findObjectIn(fillTemplate(rule.returns ?? {}, within));
    const shown = rule.answer ? readValueAt(target, rule.answer) : target;
    return {shown: findObjectIn(shown), returns};
  });
  return toAnswer(call, answer?.shown ?? {}, answer?.returns);
}

function remove(call: Call): JsonObject {
  const found = findRequestedObjects(call);
  for (const {value} of found) refuse(call, value);
  if (isDry(call)) return {};
  const gone = new Set(found.map(({value}) => value));
  for (const place of new Set(found.map((one) => one.place))) {
    place.replace(place.values.filter((one) => !gone.has(one)));
  }
  for (const one of found) {
    applySideEffects(call, one);
    call.store.scheduler.forget(one.value);
  }
  return {};
}

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** The objects that fit the fields of the key that the request has. */
function list(call: Call): JsonObject {
  const {data, rule, handler, request, object} = call;
  const places = findLists(object, call);
  const [place] = places;
  if (place) refuse(call, undefined);
  const key = Object.keys(data.rules.objects[object]?.key ?? {});
  const isListed = (value: JsonObject): boolean => {
    const isNamed = key.every(
      (field) =>
        isEmpty(request[field]) ||
        sameJson(readValueAt(value, field), request[field]),
    );
    return handler.lists?.(value, request, isNamed, call) ?? isNamed;
  };
  const values = places.flatMap((one) => one.values).filter(isListed);
  return values.length > 0 ? {[rule.as ?? '']: values} : {};
}

/** The answer of the example that this very request comes from. */
const getOwnAnswer = ({operation, request}: Call): JsonObject | undefined =>
  operation.examples.find((example) => sameFields(example.request, request))
    ?.response;

/**
 * The new object.
 *
 * @param own the answer of the example that the request comes from
 */
function createObject(
  call: Call,
  key: JsonObject,
  own: JsonObject = {},
): JsonObject {
  const {rule, handler} = call;
  const without = (fields: JsonObject, others: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(fields).filter(([field]) => !Object.hasOwn(others, field)),
    );
  const answered = without(own, rule.returns ?? {});
  const value = clone(answered);
  const unanswered = <T>(fields: Record<string, T> = {}): Record<string, T> =>
    Object.fromEntries(
      Object.entries(fields).filter(
        ([path]) => readValueAt(answered, path) === undefined,
      ),
    );
  const properties = without(getProperties(call), value);
  for (const [field, item] of Object.entries(key)) {
    if (item !== '' && readValueAt(value, field) === undefined) {
      setAt(value, field, item);
    }
  }
  const set = unanswered(rule.set);
  applyEffects(value, {...rule, set}, properties, getFilling(call));
  setAll(value, unanswered(handler.set?.(value, call)));
  return value;
}

/** The object in a place that has the name of a new one already. */
function findTaker(
  value: JsonObject,
  fields: readonly string[],
  {values}: Place,
): JsonObject | undefined {
  const key = Object.fromEntries(
    fields.map((field) => [field, readValueAt(value, field) ?? '']),
  );
  const isNamed = Object.values(key).some((part) => part !== '');
  return isNamed ? values.find((one) => fits(one, key)) : undefined;
}

/** Whether a new object lacks the name that a call cannot do without. */
function isNameless(call: Call, value: JsonObject, rule: ObjectRule): boolean {
  const {data, operation} = call;
  const needed = listIn(data.schemas[operation.request]?.required);
  return Object.entries(call.rule.by ? {} : rule.key).some(
    ([field, names]) =>
      names.some((name) => needed.includes(name)) &&
      isZero(readValueAt(value, field)),
  );
}

/**
 * Makes an object and puts it into its place. The examples tell how their own
 * objects came to be, so each of these may be made once more.
 *
 * @throws ConnectError when the name is taken or the object around is missing,
 * unless the rule lets the call succeed, which then changes nothing
 */
function create(call: Call): JsonObject {
  const {data, store, operation, rule, request, object} = call;
  const objectRule = data.rules.objects[object];
  if (!objectRule) throw new Error(`No object of the sandbox is "${object}".`);
  const [place] = findLists(object, call);
  const here = place ?? nowhere;
  refuse(call, undefined);
  if (!place) failWith(call, rule.missing);
  const key = getKey(objectRule, rule, request);
  const isAsked = Object.values(key).some((part) => part !== '');
  const own = getOwnAnswer(call);
  const made = own && findTaker(own, Object.keys(key), here);
  // An object whose name the server makes is another one each time.
  const isAnother = !isAsked && made !== undefined && !store.isSeeded(made);
  const value = createObject(call, key, isAnother ? {} : own);
  const known = findTaker(value, Object.keys(key), here);
  if (isNameless(call, value, objectRule))
    throw new ConnectError('unknown', '');
  const isOfExample = operation.examples.some((example) =>
    sameFields(key, getKey(objectRule, rule, example.request)),
  );
  const mayReplace =
    rule.taken !== false &&
    (!isAsked || (isOfExample && store.isSeeded(known)));
  if (known && !mayReplace) {
    failWith(call, rule.taken);
    return toAnswer(call, own ?? known);
  }
  if (!isDry(call)) {
    here.replace([...here.values.filter((one) => one !== known), value]);
    if (known) store.scheduler.forget(known);
    applySideEffects(call, {value, place: here});
  }
  return toAnswer(call, value);
}

/** An object, or the objects of a list, with what follows from others. */
function addShown(call: Call, answer: JsonObject): JsonObject {
  const {rule, handler} = call;
  const {shows} = handler;
  if (!shows) return answer;
  const whole = (value: Json): Json => {
    const fields = findObjectIn(clone(value));
    setAll(fields, shows(fields, call));
    return fields;
  };
  if (!rule.list) return findObjectIn(whole(answer));
  return Object.fromEntries(
    Object.entries(answer).map(([field, values]) => [
      field,
      listIn(values).map(whole),
    ]),
  );
}

function finishCall(call: Call, rule: OperationRule): JsonObject {
  if (rule.list) return list(call);
  if (rule.get) return findObjectIn(findRequestedObjects(call)[0]?.value);
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
  refuseFirst(call);
  call.handler.check?.(call);
  return clone(addShown(call, finishCall(call, call.rule)));
}
