import {getFilling, type Call, type Found} from './call';
import {fits, findLists, fillTemplate, meets, type Filling} from './rules';
import {
  findObjectIn,
  sameJson,
  setAt,
  readValueAt,
  type Json,
  type JsonObject,
} from '../calls/json';
import type {Effects, Elsewhere} from './model';
import {clone} from './store';

const listOf = (value: Json | undefined): Json[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Sets what a rule says, and the fields that request and object share. */
export function applyEffects(
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
  const {data, store, request} = call;
  for (const {object, by, ...effects} of changes) {
    const key = findObjectIn(fillTemplate(by, getFilling(call)));
    for (const other of findLists(object, data.rules, store, request)) {
      for (const value of other.values.filter((one) => fits(one, key))) {
        applyEffects(value, effects, {}, {...getFilling(call), request});
        store.touch(value);
      }
    }
  }
}

/** Does what a call does beside the change of its object, now and later. */
export function applySideEffects(call: Call, found: Found): void {
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
