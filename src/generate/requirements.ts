import type {Reference} from '../api/model';
import {findMissingFields} from '../api/presence';

/**
 * Checks that every described operation has summary facts and equivalent
 * commands.
 *
 * @throws with the file of the first one that does not
 */
export function requireFacts({operations}: Reference): void {
  for (const {source, glance, byHand, draft} of operations.values()) {
    if (draft) continue;
    const missing = !glance ? 'x-at-a-glance' : byHand ? '' : 'x-by-hand';
    if (!missing) continue;
    throw new Error(
      `${source}: "${missing}" is missing. openapi/README.md says what belongs there.`,
    );
  }
}

/**
 * Checks that response examples contain all always-present fields.
 *
 * @throws with the file and the example of the first one that does not
 */
export function requirePresence({operations, schemas}: Reference): void {
  for (const {source, response} of operations.values()) {
    for (const {name, value} of response.examples) {
      const messages = Array.isArray(value) ? value : [value];
      const [missing] = messages.flatMap((message) =>
        findMissingFields(message, response.schema, schemas),
      );
      if (missing === undefined) continue;
      throw new Error(
        `${source}: the response example "${name}" lacks "${missing}", which is marked "x-always-present". Add the field, also if its value is zero, or take the mark away.`,
      );
    }
  }
}
