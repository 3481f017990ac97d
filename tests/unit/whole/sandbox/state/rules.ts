import {names} from './names';
import type {Rule} from './parts';
import {references} from './references';
import type {State} from './snapshot';

/** All that must hold in a state. */
export const rules: Record<string, Rule> = {...names, ...references};

/** Everything in a state that does not agree with the rest of it. */
export const disagreements = (state: State): string[] =>
  Object.entries(rules).flatMap(([name, rule]) =>
    rule(state).map((found) => `${name}: ${found}`),
  );
