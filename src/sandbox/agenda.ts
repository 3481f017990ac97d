import type {JsonObject} from './json';

interface Plan {
  at: number;
  object: JsonObject;
  act: () => void;
}

/**
 * What is still to happen to objects. Nothing runs by itself: whoever reads
 * catches up first.
 */
export class Agenda {
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
