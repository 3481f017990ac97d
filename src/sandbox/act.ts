import mapValues from 'es-toolkit/compat/mapValues';
import omit from 'es-toolkit/compat/omit';
import omitBy from 'es-toolkit/compat/omitBy';
import pick from 'es-toolkit/compat/pick';
import pullAll from 'es-toolkit/compat/pullAll';
import {
  createListedError,
  findAll,
  findOne,
  findRequested,
  getExampleFor,
  getKey,
  type Call,
  type Fields,
} from './call';
import {
  findObjectIn,
  findTextIn,
  isObject,
  isZero,
  listIn,
  readValueAt,
  sameJson,
  setAt,
  type Json,
  type JsonObject,
} from '../calls/json';
import type {Conditions, Effects, Elsewhere, Refusal, Situation} from './model';
import {getZero, resolve} from './messages';
import {exampleNote} from './notes';
import {ConnectError} from './protocol';
import {clone, fits, getKeyValues} from './store';
import {fill} from './templates';

/**
 * Checks that the containing objects of a call exist, if the page documents an
 * error for this. A missing request field refers to a missing object.
 *
 * @throws ConnectError if one does not exist
 */
export function checkAround({operation, request, store}: Call): void {
  for (const {object, by, at} of operation.around) {
    const key = mapValues(by, (from) =>
      from.startsWith('$') ? (request[from.slice(1)] ?? '') : from,
    );
    if (
      !store
        .getLists(object, {})
        .flat()
        .some((one) => fits(one, key))
    )
      throw createListedError(operation, at, [request]);
  }
}

/** A request as the server reads it: missing fields are zero. */
export function readRequest(call: Call): JsonObject {
  const {data, operation, rule, request} = call;
  const {ignoresZero = [], defaults = {}} = rule;
  const {properties} = data.schemas[operation.request] ?? {};
  const whole = {...request};
  for (const [field, schema] of Object.entries(findObjectIn(properties))) {
    const zero = getZero(findObjectIn(schema));
    if (zero !== undefined) whole[field] ??= zero;
    if (ignoresZero.includes(field) && isZero(whole[field]))
      delete whole[field];
  }
  for (const [field, template] of Object.entries(defaults)) {
    if (isZero(readValueAt(whole, field)))
      setAt(whole, field, fill({...call, request: whole}, template));
  }
  return whole;
}

/** Whether a template finds its object, for each item of `$each`. */
function isThere(call: Call, {$each, ...template}: JsonObject): boolean {
  if ($each === undefined) return fill(call, template) !== undefined;
  return listIn(fill(call, $each)).every((item) => {
    const request = {...call.request, item};
    return fill({...call, request}, template) !== undefined;
  });
}

/** Whether the fields (`$`: of the request) have an allowed value. */
const meets = (
  value: JsonObject,
  conditions: Conditions,
  request: JsonObject,
): boolean =>
  Object.entries(conditions).every(([field, values]) => {
    const found = field.startsWith('$')
      ? readValueAt(request, field.slice(1))
      : readValueAt(value, field);
    return values.some((one) => sameJson(one, found));
  });

const isSituation = (
  call: Call,
  value: JsonObject | undefined,
  {if: states = {}, exists, lacks}: Situation,
): boolean =>
  meets(value ?? {}, states, call.request) &&
  (!exists || isThere(call, exists)) &&
  (!lacks || !isThere(call, lacks));

function holds(
  call: Call,
  value: JsonObject | undefined,
  {unlike = {}, outside = {}, except, ...situation}: Refusal,
): boolean {
  const {request, store, example} = call;
  const isExample = except !== undefined && example !== undefined;
  if (isExample && (!value || store.isUntouched(value))) return false;
  const textsOf = (field: string): string[] => {
    const found = readValueAt(request, field) ?? '';
    return isObject(found)
      ? Object.entries(found).map(([key, text]) => `${key}=${findTextIn(text)}`)
      : [found].flat().map(String);
  };
  return (
    isSituation(call, value, situation) &&
    Object.entries(unlike).every(([field, template]) => {
      const pattern = new RegExp(findTextIn(fill(call, template)));
      return textsOf(field).some((text) => !pattern.test(text));
    }) &&
    Object.entries(outside).every(([field, [least, greatest]]) => {
      const number = Number(readValueAt(request, field));
      return number < least || number > greatest;
    })
  );
}

/** Whether a refusal depends on the state of the call's object. */
const isOfObject = ({if: states = {}, except}: Refusal): boolean =>
  except !== undefined ||
  Object.keys(states).some((field) => !field.startsWith('$'));

/**
 * Ends a call that its rule does not allow.
 *
 * @param isForState whether to check refusals that depend on the object's
 *   state, or all others
 * @param value the object, if it already exists
 * @throws ConnectError the documented error, with values of the call
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
  throw createListedError(operation, cause, [request, value ?? {}], message);
}

/** Request fields that are also fields of the object. */
function getSharedFields({data, kind, rule, request}: Call): JsonObject {
  const schema = data.rules.objects[kind]?.schema ?? '';
  const properties = findObjectIn(data.schemas[schema]?.properties);
  return omit(pick(request, Object.keys(properties)), rule.ignores ?? []);
}

export function setAll(value: JsonObject, fields: Fields): void {
  for (const [path, item] of Object.entries(fields)) {
    if (item !== undefined) setAt(value, path, clone(item));
  }
}

/** Applies a rule's changes to an object and marks it as changed. */
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

function takeOut(call: Call, kind: string, gone: readonly JsonObject[]): void {
  for (const list of call.store.getLists(kind, call.request))
    pullAll(list, gone);
  for (const value of gone) call.store.scheduler.forget(value);
}

/** Adds an object, unless one with the same key exists. */
function make(call: Call, kind: string, value: JsonObject): void {
  const [list] = call.store.getLists(kind, call.request);
  const {key = {}} = call.data.rules.objects[kind] ?? {};
  const own = getKeyValues(Object.keys(key), value);
  if (!list?.some((one) => fits(one, own))) list?.push(value);
}

function changeElsewhere(
  call: Call,
  value: JsonObject,
  changes: readonly Elsewhere[] = [],
): void {
  for (const {each, in: own = {}, ...change} of changes) {
    const {object, by = {}, make: template, delete: isGone} = change;
    const items =
      each === undefined ? [''] : [fill(call, each, value) ?? []].flat();
    for (const [at, item] of items.entries()) {
      const request = {...call.request, item, at: String(at)};
      const more = findObjectIn(fill({...call, request}, own, value));
      const there = {...call, kind: object, request: {...request, ...more}};
      if (template) {
        make(there, object, findObjectIn(fill(there, template, value)));
        continue;
      }
      const found = findAll(
        there,
        object,
        findObjectIn(fill(there, by, value)),
      );
      if (isGone) takeOut(there, object, found);
      for (const one of found) applyEffects(there, one, change);
    }
  }
}

/** Applies the other effects of a call, now and later. */
function applySideEffects(call: Call, value: JsonObject): void {
  const {rule, store} = call;
  changeElsewhere(call, value, rule.elsewhere);
  for (const stage of rule.then ?? []) {
    store.scheduler.plan(value, stage.after, () => {
      if (!isSituation(call, value, stage)) return;
      applyEffects(call, value, stage);
      changeElsewhere(call, value, stage.elsewhere);
    });
  }
}

/** Copy of an object, with the fields that follow from others. */
function show(call: Call, value: JsonObject): JsonObject {
  const copy = clone(value);
  setAll(copy, call.platform.views[call.kind]?.(call, copy) ?? {});
  return copy;
}

/** Response about an object: the fields that its examples have. */
function toAnswer(call: Call, value: JsonObject): JsonObject {
  const {operation, rule} = call;
  const shown = show(call, value);
  if (rule.answer !== undefined)
    return findObjectIn(fill(call, rule.answer, shown));
  return pick(
    shown,
    operation.examples.flatMap(({response}) => Object.keys(response)),
  );
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

/** Whether a field of an object contains what a request asks for. */
const isAskedFor = (asked: Json, found: Json | undefined): boolean =>
  Array.isArray(asked)
    ? asked.includes(found ?? '')
    : Array.isArray(found)
      ? found.includes(asked)
      : findTextIn(found).includes(findTextIn(asked));

/** Objects that match the key fields in the request. */
function list(call: Call): JsonObject {
  const {data, operation, rule, request, kind} = call;
  const {properties: asked} = data.schemas[operation.request] ?? {};
  const isNamed = (field: string): boolean => {
    const schema = resolve(findObjectIn(asked)[field], data.schemas);
    return (
      !isZero(request[field]) && !sameJson(request[field], getZero(schema))
    );
  };
  const names = Object.keys(data.rules.objects[kind]?.key ?? {});
  const key = pick(request, names.filter(isNamed));
  const by = rule.by ? getKey({key: {}}, rule, request) : {};
  const where = Object.entries(rule.where ?? {}).filter(([, field]) =>
    isNamed(field),
  );
  const values = findAll(call, kind, {...key, ...by}).filter((value) =>
    where.every(([path, field]) =>
      isAskedFor(request[field] ?? '', readValueAt(value, path)),
    ),
  );
  const properties = findObjectIn(data.schemas[operation.response]?.properties);
  const [field = ''] = Object.keys(properties).filter(
    (name) => findObjectIn(properties[name]).type === 'array',
  );
  return values.length > 0
    ? {[field]: values.map((value) => show(call, value))}
    : {};
}

/** @param own initial fields, from the example that the request matches */
function createObject(
  call: Call,
  key: JsonObject,
  fields: Fields,
  own: JsonObject = {},
): JsonObject {
  const value: JsonObject = {};
  setAll(value, omitBy({...key, ...getSharedFields(call)}, isZero));
  applyEffects(call, value, call.rule);
  setAll(value, fields);
  return {...value, ...clone(own)};
}

/** The existing object with a new object's name. */
function findTaker(
  value: JsonObject,
  key: JsonObject,
  list: readonly JsonObject[],
): JsonObject | undefined {
  const own = getKeyValues(Object.keys(key), value);
  const isNamed = Object.values(own).some((part) => part !== '');
  return isNamed ? list.find((one) => fits(one, own)) : undefined;
}

/**
 * Creates an object and adds it to its list. An object from the examples may be
 * created once more, because the examples show how it was created.
 *
 * @throws ConnectError if the name is taken or the containing object is
 *   missing, unless the rule lets the call succeed without changes
 */
function create(call: Call, fields: Fields): JsonObject {
  const {data, store, operation, rule, request, kind, example} = call;
  const objectRule = data.rules.objects[kind];
  if (!objectRule) throw new Error(`No object of the sandbox is "${kind}".`);
  // A new object without its containing object is not stored.
  const [place] = store.getLists(kind, request);
  const here = place ?? [];
  refuse(call, true);
  if (!place && typeof rule.missing === 'number')
    throw createListedError(operation, rule.missing, [request]);
  const key = getKey(objectRule, rule, request);
  const own = example?.response;
  const old = own && findTaker(own, key, here);
  // An object from the examples can be replaced only once.
  const isFirst = !old || store.isUntouched(old);
  const value = createObject(call, key, fields, isFirst ? own : {});
  const known = findTaker(value, key, here);
  const isNameless = Object.entries(rule.by ? {} : objectRule.key).some(
    ([field, names]) => names.length > 0 && isZero(readValueAt(value, field)),
  );
  if (isNameless) throw new ConnectError('unknown', '');
  const isOfExample =
    example !== undefined ||
    operation.examples.some((one) =>
      sameJson(key, getKey(objectRule, rule, one.request)),
    );
  const mayReplace =
    rule.taken !== false && isOfExample && store.isUntouched(known);
  if (known && !mayReplace) {
    if (typeof rule.taken === 'number')
      throw createListedError(operation, rule.taken, [request]);
    changeElsewhere(call, known, rule.elsewhere);
    return toAnswer(call, own ?? known);
  }
  if (!call.isDry) {
    if (known) takeOut(call, kind, [known]);
    here.push(value);
    applySideEffects(call, value);
  }
  return toAnswer(call, value);
}

/**
 * Applies the rule of an operation. An operation without a rule returns an
 * example.
 *
 * @param fields additional fields to set, by path
 * @returns a copy of the response
 * @throws ConnectError if the object is missing, already exists, or does not
 *   allow the call
 */
export function act(call: Call, fields: Fields = {}): JsonObject {
  const {rule} = call;
  if (rule.list) return list(call);
  if (rule.get) return show(call, findOne(call));
  if (rule.create) return create(call, fields);
  if (rule.update) return update(call, fields);
  if (rule.delete) return remove(call);
  call.note = exampleNote;
  return getExampleFor(call.operation, call.request);
}
