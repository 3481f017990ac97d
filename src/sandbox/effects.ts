import {fillingOf, type Call, type Found} from './call';
import {change} from './change';
import {meets} from './conditions';
import {fill} from './fill';
import {fits, keyOf, placesOf} from './find';
import {isObject, objectIn, type JsonObject} from './json';
import type {Effects, Elsewhere} from './model';

/** Puts an object into the place that a request has for its kind. */
function make({data, store, request}: Call, kind: string, value: JsonObject) {
  const rule = data.rules.objects[kind];
  const [place] = placesOf(kind, data.rules, store, {...request, ...value});
  if (!rule || !place) return;
  const by = Object.fromEntries(
    Object.keys(rule.key).map((field) => [field, field]),
  );
  const key = keyOf(rule, {by}, value);
  if (place.values.some((one) => fits(one, key))) return;
  place.replace([...place.values, value]);
}

function changeElsewhere(
  call: Call,
  {object, by, gone, ...effects}: Elsewhere,
  found: Found,
): void {
  const {data, store, request} = call;
  const key = objectIn(fill(by, fillingOf(call, found.place)));
  for (const place of placesOf(object, data.rules, store, request)) {
    for (const value of place.values.filter((one) => fits(one, key))) {
      if (gone) {
        place.replace(place.values.filter((one) => one !== value));
        store.agenda.forget(value);
      } else {
        change(value, effects, {}, {...fillingOf(call, place), request});
        store.touch(value);
      }
    }
  }
}

/** What a call or a stage does beside the change of its object. */
function besides(call: Call, found: Found, effects: Effects): void {
  for (const [kind, template] of Object.entries(effects.makes ?? {})) {
    for (const one of Array.isArray(template) ? template : [template]) {
      const value = fill(one, fillingOf(call, found.place));
      if (isObject(value)) make(call, kind, value);
    }
  }
  for (const one of effects.elsewhere ?? []) changeElsewhere(call, one, found);
}

/** Does what a call does beside the change of its object, now and later. */
export function follow(call: Call, found: Found): void {
  const {rule, store, request} = call;
  const {value, place} = found;
  besides(call, found, rule);
  for (const {after, if: states = {}, ...effects} of rule.then ?? []) {
    store.agenda.plan(value, after, () => {
      if (!meets(value, states, request)) return;
      change(value, effects, {}, fillingOf(call, place));
      besides(call, found, effects);
    });
  }
}
