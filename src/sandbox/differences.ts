import {
  findTextIn,
  listIn,
  readValueAt,
  sameJson,
  setAt,
  type JsonObject,
} from '../calls/json';
import type {SandboxData} from './model';
import type {StateChange} from './notes';
import {clone, type Store} from './store';

interface Entry extends Pick<StateChange, 'schema' | 'name'> {
  kind: string;
  /** Key of the object around it, or else the scope. */
  parent: string;
  object: JsonObject;
  /** Copy of the object, without the objects inside it. */
  value: JsonObject;
}

type Snapshot = Map<string, Entry>;

/** All objects of the sandbox, also those inside others. */
export function takeSnapshot(store: Store, {objects}: SandboxData): Snapshot {
  const snapshot: Snapshot = new Map();
  const inside = Object.entries(objects).flatMap(([kind, {within}]) =>
    within ? [{...within, kind}] : [],
  );
  const add = (kind: string, object: JsonObject, parent: string): void => {
    const {schema = '', key = {}} = objects[kind] ?? {};
    const value = clone(object);
    const keys = Object.keys(key).map((field) => readValueAt(value, field));
    const id = JSON.stringify([parent, kind, keys]);
    for (const inner of inside) {
      if (inner.object !== kind) continue;
      const items = listIn(readValueAt(object, inner.list)) as JsonObject[];
      for (const item of items) add(inner.kind, item, id);
      setAt(value, inner.list, []);
    }
    const names = [value.name, value.hostname, ...keys];
    snapshot.set(id, {
      kind,
      schema: schema.replace(/^.*\./, ''),
      name: names.map(findTextIn).find(Boolean) ?? '',
      parent,
      object,
      value,
    });
  };
  for (const {kind, scope, values} of store.shelves) {
    for (const object of values) add(kind, object, JSON.stringify(scope));
  }
  return snapshot;
}

/**
 * Deleted, changed, and new objects, in this order.
 *
 * @param created kind of object that the call creates. An example's request
 *   creates its object as if it did not exist, so that a replaced one is new.
 */
export function compareSnapshots(
  before: Snapshot,
  after: Snapshot,
  created?: string,
): StateChange[] {
  const isReplaced = (id: string): boolean => {
    const [old, now] = [before.get(id), after.get(id)];
    if (!old) return false;
    const isOther = now !== undefined && old.object !== now.object;
    return (isOther && old.kind === created) || isReplaced(old.parent);
  };
  const known = [...before].filter(([id]) => !isReplaced(id));
  const ids = new Set(known.map(([id]) => id));
  const gone = known.filter(([id]) => !after.has(id));
  const made = [...after].filter(([id]) => !ids.has(id));
  const changed = known.flatMap(([id, {schema, name, value}]) => {
    const now = after.get(id)?.value ?? value;
    // A field with an underscore is internal.
    const fields = Object.keys({...value, ...now}).filter(
      (field) => !field.startsWith('_') && !sameJson(value[field], now[field]),
    );
    const change: StateChange = {sign: '~', schema, name, fields};
    return fields.length > 0 ? [change] : [];
  });
  const toChanges = (sign: '+' | '-', entries: [string, Entry][]) =>
    entries.map(([, {schema, name}]) => ({sign, schema, name, fields: []}));
  return [...toChanges('-', gone), ...changed, ...toChanges('+', made)];
}

/** Maximum number of changes in the header. */
const most = 12;

/** Header value: JSON in ASCII; empty if nothing changed. */
export const serializeChanges = (changes: StateChange[]): string =>
  changes.length === 0
    ? ''
    : JSON.stringify(changes.slice(0, most)).replace(
        /[^ -~]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
