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

/** An object that the sandbox remembers. */
export interface Entry {
  value: JsonObject;
  /** Values of `scope`, which are in no field of the object. */
  scope: JsonObject;
}

export const clone = <T extends Json>(value: T): T => structuredClone(value);

/** The fields of a request that part objects of a kind from each other. */
export function getScope(
  {scope = []}: Pick<ObjectRule, 'scope'>,
  request: JsonObject,
): JsonObject {
  return Object.fromEntries(
    scope
      .filter((field) => request[field] !== undefined)
      .map((field) => [field, request[field] ?? '']),
  );
}

/** The objects of the kinds that stand in no other object. */
export class Store {
  private readonly entries = new Map<string, Entry[]>();
  private readonly replaceable = new Set<JsonObject>();
  private readonly changed = new WeakSet<JsonObject>();
  private count = 0;
  readonly scheduler: Scheduler;
  readonly terminals = new Terminals();

  constructor(
    private readonly data: SandboxData,
    readonly environment: Environment = real,
  ) {
    this.scheduler = new Scheduler(environment.now);
    for (const [name, rule] of Object.entries(data.rules.objects)) {
      if (!rule.within) this.entries.set(name, this.seedsOf(rule));
    }
    for (const rule of Object.values(data.rules.objects)) this.addInner(rule);
    for (const entry of [...this.entries.values()].flat()) {
      this.markSeeded(entry.value);
    }
  }

  /** All objects of a kind. */
  all(object: string): Entry[] {
    const entries = this.entries.get(object);
    if (!entries) throw new Error(`No object of the sandbox is "${object}".`);
    return entries;
  }

  /** A number that no other object of this session has got. */
  serial(): string {
    return String(++this.count).padStart(4, '0');
  }

  /** Whether an object is one of the examples' own, not yet created again. */
  isSeeded(value: JsonObject | undefined): boolean {
    return value !== undefined && this.replaceable.has(value);
  }

  /** Whether an object is one of the examples' own, and as it was then. */
  isUntouched(value: JsonObject | undefined): boolean {
    return (
      value !== undefined && this.isSeeded(value) && !this.changed.has(value)
    );
  }

  /** Notes that a call has changed an object. */
  touch(value: JsonObject): void {
    this.changed.add(value);
  }

  private markSeeded(value: Json): void {
    if (Array.isArray(value)) value.forEach((item) => this.markSeeded(item));
    if (!isObject(value)) return;
    this.replaceable.add(value);
    Object.values(value).forEach((item) => this.markSeeded(item));
  }

  /** Adds the first objects of a kind that stand in others. */
  private addInner({within, values = [], key}: ObjectRule): void {
    if (!within) return;
    for (const {of = {}, ...value} of values) {
      for (const {value: parent} of this.entries.get(within.object) ?? []) {
        const isParent = Object.entries(of).every(([field, wanted]) =>
          sameJson(readValueAt(parent, field), wanted),
        );
        const list = listIn(readValueAt(parent, within.list));
        const isThere = list.some(
          (one) =>
            isObject(one) &&
            Object.keys(key).every((field) =>
              sameJson(one[field], value[field]),
            ),
        );
        if (isParent && !isThere) {
          setAt(parent, within.list, [...list, clone(value)]);
        }
      }
    }
  }

  private examplesOf(seed: string): Entry[] {
    const operation = Object.values(this.data.operations).find(
      ({rpc}) => seed === rpc || seed.startsWith(`${rpc}.`),
    );
    const field = seed.slice((operation?.rpc ?? '').length + 1);
    return (operation?.examples ?? []).flatMap(({request, response}) => {
      const found = field ? (response[field] ?? []) : [response];
      const values = Array.isArray(found) ? found : [found];
      return values
        .filter(isObject)
        .map((value) => ({value: clone(value), scope: request}));
    });
  }

  private seedsOf(rule: ObjectRule): Entry[] {
    const fromValues = (rule.values ?? []).map(({of = {}, ...value}) => ({
      value: clone(value),
      scope: of,
    }));
    const fromExamples = (rule.seeds ?? []).flatMap((seed) =>
      this.examplesOf(seed),
    );
    const defaults = fromExamples[0]?.scope ?? {};
    const entries: Entry[] = [];
    const seeds = [
      ...fromExamples.map((entry) => ({...entry, overrides: false})),
      ...fromValues.map((entry) => ({...entry, overrides: true})),
    ];
    for (const {value, scope: request, overrides} of seeds) {
      const scope = getScope(rule, {...defaults, ...request});
      const known = entries.find(
        (entry) =>
          Object.keys(rule.key).every((field) =>
            sameJson(
              readValueAt(entry.value, field),
              readValueAt(value, field),
            ),
          ) && sameJson(entry.scope, scope),
      );
      // The first example tells how things are now; later ones complete it.
      if (known && overrides) known.value = {...known.value, ...value};
      else if (known) known.value = {...value, ...known.value};
      else entries.push({value, scope});
    }
    return entries;
  }
}
