import {
  findObjectIn,
  isObject,
  listIn,
  sameJson,
  setAt,
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
    this.plans.push({at: this.now() + after * 1000, object, act});
  }

  /** Cancels all changes of an object. */
  forget(object: JsonObject): void {
    this.plans = this.plans.filter((plan) => plan.object !== object);
  }

  catchUp(): void {
    const now = this.clock();
    for (;;) {
      const due = this.plans.filter(({at}) => at <= now);
      const [next] = due.sort((a, b) => a.at - b.at);
      if (!next) return;
      this.plans = this.plans.filter((plan) => plan !== next);
      this.moment = next.at;
      next.act();
      this.moment = undefined;
    }
  }
}

export const clone = <T extends Json>(value: T): T => structuredClone(value);

/** Request fields that distinguish objects with the same key. */
export const getScope = (
  {scope = []}: Pick<ObjectRule, 'scope'>,
  request: JsonObject,
): JsonObject =>
  Object.fromEntries(
    scope.flatMap((field) =>
      request[field] === undefined ? [] : [[field, request[field]]],
    ),
  );

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

const sameKey = ({key}: ObjectRule, a: JsonObject, b: JsonObject): boolean =>
  Object.keys(key).every((field) =>
    sameJson(readValueAt(a, field), readValueAt(b, field)),
  );

/** Top-level objects by kind; `_scope` distinguishes equal keys. */
export class Store {
  private readonly objects = new Map<string, JsonObject[]>();
  private readonly untouched = new WeakSet<JsonObject>();
  private count = 0;
  readonly scheduler: Scheduler;

  constructor(
    private readonly data: SandboxData,
    readonly environment: Environment = real,
  ) {
    this.scheduler = new Scheduler(environment.now);
    for (const [name, rule] of Object.entries(data.rules.objects)) {
      if (!rule.within) this.objects.set(name, this.seedsOf(rule));
    }
    for (const rule of Object.values(data.rules.objects)) this.addInner(rule);
    for (const values of this.objects.values()) this.markUntouched(values);
  }

  all(kind: string): JsonObject[] {
    const objects = this.objects.get(kind);
    if (!objects) throw new Error(`No object of the sandbox is "${kind}".`);
    return objects;
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
    const {object, list} = within;
    for (const {of = {}, ...value} of values) {
      for (const parent of this.all(object).filter((one) => fits(one, of))) {
        const known = listIn(readValueAt(parent, list));
        setAt(parent, list, [...known, clone(value)]);
      }
    }
  }

  private examplesOf(seed: string): {value: JsonObject; of: JsonObject}[] {
    const operation = Object.values(this.data.operations).find(
      ({rpc}) => seed === rpc || seed.startsWith(`${rpc}.`),
    );
    const field = seed.slice((operation?.rpc ?? '').length + 1);
    return (operation?.examples ?? []).flatMap(({request, response}) => {
      const found = field ? (response[field] ?? []) : [response];
      const values = Array.isArray(found) ? found : [found];
      return values.filter(isObject).map((value) => ({value, of: request}));
    });
  }

  /** The first example has priority; written values override it. */
  private seedsOf(rule: ObjectRule): JsonObject[] {
    const examples = (rule.seeds ?? []).flatMap((seed) =>
      this.examplesOf(seed),
    );
    const written = (rule.values ?? []).map(({of = {}, ...value}) => ({
      value,
      of,
    }));
    const objects: JsonObject[] = [];
    for (const seed of [...examples, ...written]) {
      const _scope = getScope(rule, {...examples[0]?.of, ...seed.of});
      const value = {...clone(seed.value), _scope};
      const known = objects.find(
        (one) => sameKey(rule, one, value) && sameJson(one._scope, _scope),
      );
      if (!known) objects.push(value);
      else if (examples.includes(seed))
        Object.assign(known, {...value, ...known});
      else Object.assign(known, value);
    }
    return objects;
  }
}
