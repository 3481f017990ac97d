import differenceWith from 'es-toolkit/compat/differenceWith';
import omit from 'es-toolkit/compat/omit';
import omitBy from 'es-toolkit/compat/omitBy';
import pick from 'es-toolkit/compat/pick';
import pullAll from 'es-toolkit/compat/pullAll';
import unionWith from 'es-toolkit/compat/unionWith';
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
import type {Effects, SideEffect, Refusal, Situation} from './model';
import {getZero, resolve} from './messages';
import {exampleNote} from './notes';
import {ConnectError} from './protocol';
import {clone, findNamesake} from './store';
import {fill} from './templates';

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

/** Whether all conditions are true; `$` marks request fields. */
function isSituation(
  call: Call,
  value: JsonObject | undefined,
  situation: Situation,
): boolean {
  const {if: states = {}, exists, lacks, unlike = {}, outside = {}} = situation;
  const {request, store, example} = call;
  const isExample = situation.except !== undefined && example !== undefined;
  if (isExample && (!value || store.isUntouched(value))) return false;
  const read = (field: string): Json | undefined =>
    field.startsWith('$')
      ? readValueAt(request, field.slice(1))
      : readValueAt(value ?? {}, field);
  const textsOf = (field: string): string[] => {
    const found = readValueAt(request, field) ?? '';
    return isObject(found)
      ? Object.entries(found).map(([key, text]) => `${key}=${findTextIn(text)}`)
      : [found].flat().map(String);
  };
  return (
    Object.entries(states).every(([field, values]) =>
      values.some((one) => sameJson(one, read(field))),
    ) &&
    (!exists || isThere(call, exists)) &&
    (!lacks || !isThere(call, lacks)) &&
    Object.entries(unlike).every(([field, template]) => {
      const pattern = new RegExp(findTextIn(fill(call, template)), 'u');
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
    (one) => isOfObject(one) === isForState && isSituation(call, value, one),
  );
  if (!refusal) return;
  const {cause, message, sideEffects} = refusal;
  changeOthers(call, value ?? {}, sideEffects);
  throw createListedError(operation, cause, [request, value ?? {}], message);
}

/**
 * Checks the state of the object of a call, if it already exists.
 *
 * @returns the fields that the platform adds to it
 * @throws ConnectError if it does not allow the call
 */
function prepare(call: Call, value?: JsonObject): Fields {
  refuse(call, true, value);
  const {fields} = call.platform;
  return fields[call.operation.rpc]?.(call, value ?? {}) ?? {};
}

/** Request fields that are also fields of the object. */
function getSharedFields({data, kind, rule, request}: Call): JsonObject {
  const schema = data.objects[kind]?.schema ?? '';
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
  const listAt = (path: string): Json[] => listIn(readValueAt(value, path));
  for (const [path, template] of Object.entries(add))
    setAt(value, path, unionWith(listAt(path), itemsOf(template), sameJson));
  for (const [path, template] of Object.entries(remove)) {
    const left = differenceWith(listAt(path), itemsOf(template), sameJson);
    setAt(value, path, left);
  }
}

function takeOut(call: Call, gone: readonly JsonObject[]): void {
  const {store, kind, request} = call;
  for (const list of store.getLists(kind, request)) pullAll(list, gone);
  for (const value of gone) store.scheduler.forget(value);
}

/** Adds an object, unless one with the same key exists. */
function make(call: Call, value: JsonObject): void {
  const {data, store, kind, request} = call;
  const [list = []] = store.getLists(kind, request);
  if (!findNamesake(list, data.objects[kind]?.key, value)) list.push(value);
}

function changeOthers(
  call: Call,
  value: JsonObject,
  changes: readonly SideEffect[] = [],
): void {
  for (const {each = '', in: own = {}, ...change} of changes) {
    for (const item of [fill(call, each, value) ?? []].flat()) {
      const request = {...call.request, item};
      const more = findObjectIn(fill({...call, request}, own, value));
      const kind = change.object;
      const there = {...call, kind, request: {...request, ...more}};
      const filled = (template: JsonObject): JsonObject =>
        findObjectIn(fill(there, template, value));
      if (change.make) {
        make(there, filled(change.make));
        continue;
      }
      const found = findAll(there, kind, filled(change.by ?? {}));
      if (change.delete) takeOut(there, found);
      for (const one of found) applyEffects(there, one, change);
    }
  }
}

/** Applies the other effects of a call, now and later. */
function applySideEffects(call: Call, value: JsonObject): void {
  const {rule, store} = call;
  changeOthers(call, value, rule.sideEffects);
  for (const stage of rule.then ?? []) {
    store.scheduler.plan(value, stage.after, () => {
      if (!isSituation(call, value, stage)) return;
      applyEffects(call, value, stage);
      changeOthers(call, value, stage.sideEffects);
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

function update(call: Call): JsonObject {
  const [answer] = findRequested(call).map((value) => {
    const fields = prepare(call, value);
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
  for (const value of found) prepare(call, value);
  if (call.isDry) return {};
  takeOut(call, found);
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
  const names = Object.keys(data.objects[kind]?.key ?? {});
  const key = pick(request, names.filter(isNamed));
  const by = rule.by ? getKey(call) : {};
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

/**
 * Creates an object and adds it to its list. The request of an example may
 * create its object once more, because the examples show how it was created.
 *
 * @throws ConnectError if the name is taken or the containing object is
 *   missing, unless the rule lets the call succeed without changes
 */
function create(call: Call): JsonObject {
  const {data, store, operation, rule, request, kind, example} = call;
  // A new object without its containing object is not stored.
  const [place] = store.getLists(kind, request);
  const here = place ?? [];
  const {key: names, unique} = data.objects[kind] ?? {};
  const others = unique
    ? store.getLists(kind, pick(request, unique)).flat()
    : here;
  const fields = prepare(call);
  if (!place && typeof rule.missing === 'number')
    throw createListedError(operation, rule.missing, [request]);
  const key = getKey(call);
  const own = example?.response;
  const old = own && findNamesake(here, key, own);
  // An object from the examples can be replaced only once.
  const isFirst = !old || store.isUntouched(old);
  const value: JsonObject = {};
  setAll(value, omitBy({...key, ...getSharedFields(call)}, isZero));
  applyEffects(call, value, rule);
  setAll(value, fields);
  Object.assign(value, isFirst && own && clone(own));
  const known = findNamesake(others, key, value);
  const isNameless = Object.entries(rule.by ? {} : (names ?? {})).some(
    ([field, from]) => from !== '' && isZero(readValueAt(value, field)),
  );
  if (isNameless) throw new ConnectError('unknown', '');
  const mayReplace =
    rule.taken !== false && example !== undefined && store.isUntouched(known);
  if (known && !mayReplace && !call.isDry) {
    if (typeof rule.taken === 'number')
      throw createListedError(operation, rule.taken, [request]);
    changeOthers(call, known, rule.sideEffects);
    return toAnswer(call, own ?? known);
  }
  if (!call.isDry) {
    if (known) takeOut(call, [known]);
    here.push(value);
    applySideEffects(call, value);
  }
  return toAnswer(call, value);
}

/**
 * Applies the rule of an operation. An operation without a rule returns an
 * example.
 *
 * @returns a copy of the response
 * @throws ConnectError if the object is missing, already exists, or does not
 *   allow the call
 */
export function act(call: Call): JsonObject {
  const {rule} = call;
  if (rule.list) return list(call);
  if (rule.get) return show(call, findOne(call));
  if (rule.create) return create(call);
  if (rule.update) return update(call);
  if (rule.delete) return remove(call);
  call.note = exampleNote;
  return getExampleFor(call.operation, call.request);
}
