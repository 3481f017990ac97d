import mapValues from 'es-toolkit/compat/mapValues';
import pick from 'es-toolkit/compat/pick';
import pickBy from 'es-toolkit/compat/pickBy';
import sortBy from 'es-toolkit/compat/sortBy';
import {
  findObjectIn,
  isObject,
  sameJson,
  readValueAt,
  type Json,
  type JsonObject,
} from '../calls/json';
import type {ObjectRule, SandboxData} from './model';

/** External inputs of the sandbox, which tests replace. */
export interface Environment {
  now: () => number;
  /** A number in [0, 1). */
  random: () => number;
  /** Duration of a unary call in ms, so that readers see it running. */
  latency: number;
}

export const real: Environment = {
  now: () => Date.now(),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
  latency: 60,
};

interface Plan {
  at: number;
  object: JsonObject;
  act: () => void;
}

/** Scheduled changes, applied when the store is read. */
export class Scheduler {
  private plans: Plan[] = [];
  private moment: number | undefined;

  /** @param clock milliseconds since 1970 */
  constructor(private readonly clock: () => number) {}

  /** The current time; while a change is applied, its scheduled time. */
  now(): number {
    return this.moment ?? this.clock();
  }

  /** Schedules a change of an object after some seconds. */
  plan(object: JsonObject, after: number, act: () => void): void {
    const plan = {at: this.now() + after * 1000, object, act};
    this.plans = sortBy([...this.plans, plan], 'at');
  }

  /** Cancels all changes of an object. */
  forget(object: JsonObject): void {
    this.plans = this.plans.filter((plan) => plan.object !== object);
  }

  catchUp(): void {
    const now = this.clock();
    for (;;) {
      const [next, ...later] = this.plans;
      if (!next || next.at > now) return;
      this.plans = later;
      this.moment = next.at;
      next.act();
      this.moment = undefined;
    }
  }
}

export const clone = <T extends Json>(value: T): T =>
  JSON.parse(JSON.stringify(value)) as T;

/** Values at a path, of which there are several if it leads through a list. */
const readValuesAt = (
  value: Json | undefined,
  [key, ...rest]: readonly string[],
): (Json | undefined)[] => {
  if (key === undefined) return [value];
  return Array.isArray(value)
    ? value.flatMap((item) => readValuesAt(item, [key, ...rest]))
    : readValuesAt(readValueAt(findObjectIn(value), key), rest);
};

export const fits = (value: JsonObject, fields: JsonObject): boolean =>
  Object.entries(fields).every(([field, wanted]) =>
    readValuesAt(value, field.split('.')).some((one) => sameJson(one, wanted)),
  );

/** Values of fields, which are empty if an object does not have them. */
const getKeyValues = (
  fields: readonly string[],
  object: JsonObject,
): JsonObject =>
  Object.fromEntries(
    fields.map((field) => [field, readValueAt(object, field) ?? '']),
  );

/** The object of a list with the same key fields as another object. */
export const findNamesake = (
  list: readonly JsonObject[],
  key: object = {},
  value: JsonObject,
): JsonObject | undefined => {
  const own = getKeyValues(Object.keys(key), value);
  return list.find((one) => fits(one, own));
};

/**
 * The list at a path of an object, which is added if it is missing. None if the
 * object has no place for it.
 */
function getListsAt(object: JsonObject, path: string): JsonObject[][] {
  const at = path.lastIndexOf('.');
  const holder = at < 0 ? object : readValueAt(object, path.slice(0, at));
  if (!isObject(holder)) return [];
  return [(holder[path.slice(at + 1)] ??= []) as JsonObject[]];
}

/** Top-level objects of a kind; `scope` distinguishes equal keys. */
export interface Shelf {
  kind: string;
  scope: JsonObject;
  values: JsonObject[];
}

export class Store {
  readonly shelves: Shelf[] = [];
  private readonly untouched = new WeakSet<JsonObject>();
  private count = 0;
  readonly scheduler: Scheduler;

  constructor(
    private readonly data: SandboxData,
    readonly environment: Environment = real,
  ) {
    this.scheduler = new Scheduler(environment.now);
    const rules = Object.entries(data.objects);
    for (const [kind, rule] of rules) if (!rule.within) this.seed(kind, rule);
    for (const [, rule] of rules) this.addInner(rule);
    for (const {values} of this.shelves) this.markUntouched(values);
  }

  /**
   * Lists to search for an object: one per scope and containing object that the
   * request does not exclude. Empty if the containing object does not exist.
   */
  getLists(kind: string, request: JsonObject): JsonObject[][] {
    const rule = this.data.objects[kind];
    if (!rule) throw new Error(`No object of the sandbox is "${kind}".`);
    if (rule.within) {
      const {object, list, by} = rule.within;
      const named = pickBy(by, (from) => request[from] !== undefined);
      const key = mapValues(named, (from) => request[from] ?? '');
      return this.getLists(object, request)
        .flat()
        .filter((value) => fits(value, key))
        .flatMap((parent) => getListsAt(parent, list));
    }
    const scope = pick(request, rule.scope ?? []);
    const known = this.shelves.filter(
      (one) => one.kind === kind && fits(one.scope, scope),
    );
    if (known.length > 0) return known.map(({values}) => values);
    const values: JsonObject[] = [];
    this.shelves.push({kind, scope, values});
    return [values];
  }

  /** A number that is unique in this session. */
  serial(): string {
    return String(++this.count).padStart(4, '0');
  }

  /** Whether an object is an initial one that no call has changed. */
  isUntouched(value: JsonObject | undefined): boolean {
    return value !== undefined && this.untouched.has(value);
  }

  touch(value: JsonObject): void {
    this.untouched.delete(value);
  }

  private markUntouched(value: Json): void {
    if (isObject(value)) this.untouched.add(value);
    if (typeof value === 'object' && value !== null)
      Object.values(value).forEach((item) => this.markUntouched(item));
  }

  /** Adds the initial objects of a kind that are in other objects. */
  private addInner({within, values = []}: ObjectRule): void {
    if (!within) return;
    for (const {of = {}, ...value} of values) {
      for (const parent of this.getLists(within.object, {}).flat()) {
        if (!fits(parent, of)) continue;
        getListsAt(parent, within.list)[0]?.push(clone(value));
      }
    }
  }

  private examplesOf(seed: string): {value: JsonObject; of: JsonObject}[] {
    const [path = '', field] = seed.split('#');
    const {examples = []} = this.data.operations[path] ?? {};
    return examples.flatMap(({request, response}) =>
      [field ? (response[field] ?? []) : response]
        .flat()
        .filter(isObject)
        .map((value) => ({value, of: request})),
    );
  }

  /** The first example has priority; written values override it. */
  private seed(kind: string, rule: ObjectRule): void {
    const {seeds = [], scope = [], values: written = []} = rule;
    const examples = seeds.flatMap((seed) => this.examplesOf(seed));
    const own = written.map(({of = {}, ...value}) => ({value, of}));
    for (const seed of [...examples, ...own]) {
      const value = clone<JsonObject>(seed.value);
      const place = getKeyValues(scope, {...examples[0]?.of, ...seed.of});
      const [list = []] = this.getLists(kind, place);
      const known = findNamesake(list, rule.key, value);
      if (!known) list.push(value);
      else
        Object.assign(
          known,
          examples.includes(seed) ? {...value, ...known} : value,
        );
    }
  }
}
