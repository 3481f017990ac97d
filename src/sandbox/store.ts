import {
  isObject,
  sameJson,
  setAt,
  valueAt,
  type Json,
  type JsonObject,
} from './json';
import {Agenda} from './agenda';
import type {ObjectRule, SandboxData} from './model';
import {real, type Surroundings} from './surroundings';

/** An object that the sandbox remembers. */
export interface Entry {
  value: JsonObject;
  /** Values of `scope`, which are in no field of the object. */
  scope: JsonObject;
}

export const clone = <T extends Json>(value: T): T => structuredClone(value);

/** The fields of a request that part objects of a kind from each other. */
export function scopeOf(
  {scope = []}: ObjectRule,
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
  readonly agenda: Agenda;

  constructor(
    private readonly data: SandboxData,
    readonly surroundings: Surroundings = real,
  ) {
    this.agenda = new Agenda(surroundings.now);
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
          sameJson(valueAt(parent, field), wanted),
        );
        const found = valueAt(parent, within.list);
        const list = Array.isArray(found) ? found : [];
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
      const scope = scopeOf(rule, {...clusterOf(defaults), ...request});
      const known = entries.find(
        (entry) =>
          Object.keys(rule.key).every((field) =>
            sameJson(valueAt(entry.value, field), valueAt(value, field)),
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

/** The cluster of a request, for objects that name none. */
const clusterOf = ({
  scopeUuid = '',
  facilityName = '',
}: JsonObject): JsonObject => ({scopeUuid, facilityName});
