import {
  isObject,
  listIn,
  sameJson,
  setAt,
  readValueAt,
  type Json,
  type JsonObject,
} from '../calls/json';
import type {ObjectRule, SandboxData} from './model';
import {Terminals} from './terminals';

/** What the sandbox takes from the world around it; a test replaces it. */
export interface Environment {
  /** Milliseconds since 1970. */
  now: () => number;
  /** A number from 0 up to, but not including, 1. */
  random: () => number;
  /** Milliseconds that a unary call takes, so that a reader sees it at work. */
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

/**
 * What is still to happen to objects. Nothing runs by itself: whoever reads
 * catches up first.
 */
export class Scheduler {
  private plans: Plan[] = [];
  private readonly gone = new WeakSet<JsonObject>();
  private moment: number | undefined;

  /** @param clock milliseconds since 1970 */
  constructor(private readonly clock: () => number) {}

  /** The time, which is that of a plan while it runs. */
  now(): number {
    return this.moment ?? this.clock();
  }

  /** Plans what happens to an object after some seconds. */
  plan(object: JsonObject, after: number, act: () => void): void {
    this.plans.push({at: this.now() + after * 1000, object, act});
  }

  /** Lets nothing more happen to an object. */
  forget(object: JsonObject): void {
    this.gone.add(object);
  }

  /** Runs all plans that are due, in the order of their times. */
  catchUp(): void {
    const now = this.clock();
    for (;;) {
      const due = this.plans.filter(({at}) => at <= now);
      const [next] = due.sort((a, b) => a.at - b.at);
      if (!next) return;
      this.plans = this.plans.filter((plan) => plan !== next);
      if (this.gone.has(next.object)) continue;
      this.moment = next.at;
      next.act();
      this.moment = undefined;
    }
  }
}

export const clone = <T extends Json>(value: T): T => structuredClone(value);

/** The fields of a request that part objects of a kind from each other. */
export const getScope = (
  {scope = []}: Pick<ObjectRule, 'scope'>,
  request: JsonObject,
): JsonObject =>
  Object.fromEntries(
    scope.flatMap((field) =>
      request[field] === undefined ? [] : [[field, request[field]]],
    ),
  );

/** Whether an object has some fields, by their paths. */
export const fits = (value: JsonObject, fields: JsonObject): boolean =>
  Object.entries(fields).every(([field, wanted]) =>
    sameJson(readValueAt(value, field), wanted),
  );

/** Whether two objects have the same values in the fields of a key. */
const sameKey = ({key}: ObjectRule, a: JsonObject, b: JsonObject): boolean =>
  Object.keys(key).every((field) =>
    sameJson(readValueAt(a, field), readValueAt(b, field)),
  );

/**
 * The objects of the kinds that stand in no other object. What is in no field
 * of an object, but parts it from others, is in its `_scope`.
 */
export class Store {
  private readonly objects = new Map<string, JsonObject[]>();
  private readonly untouched = new WeakSet<JsonObject>();
  private count = 0;
  readonly scheduler: Scheduler;
  readonly terminals = new Terminals();

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

  /** All objects of a kind. */
  all(kind: string): JsonObject[] {
    const objects = this.objects.get(kind);
    if (!objects) throw new Error(`No object of the sandbox is "${kind}".`);
    return objects;
  }

  /** A number that no other object of this session has got. */
  serial(): string {
    return String(++this.count).padStart(4, '0');
  }

  /** Whether an object is one of the first ones, and no call has changed it. */
  isUntouched(value: JsonObject | undefined): boolean {
    return value !== undefined && this.untouched.has(value);
  }

  /** Notes that a call has changed an object. */
  touch(value: JsonObject): void {
    this.untouched.delete(value);
  }

  private markUntouched(value: Json): void {
    if (isObject(value)) this.untouched.add(value);
    if (typeof value === 'object' && value !== null)
      Object.values(value).forEach((item) => this.markUntouched(item));
  }

  /** Adds the first objects of a kind that stand in others. */
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

  /** Later examples complete the first one, and what is written corrects it. */
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
