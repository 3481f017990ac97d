import type {Reference} from '../reference/model';

/**
 * Every operation has its facts at a glance and its commands by hand.
 *
 * @throws with the file of the first that lacks them
 */
export function requireFacts({operations}: Reference): void {
  for (const {source, glance, byHand} of operations.values()) {
    const missing = !glance ? 'x-at-a-glance' : byHand ? '' : 'x-by-hand';
    if (!missing) continue;
    throw new Error(
      `${source}: "${missing}" is missing. openapi/README.md says what belongs there.`,
    );
  }
}
