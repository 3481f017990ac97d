import type {Explanation} from '../search/find';
import {formatExplanation} from '../search/format';
import {findOperation} from './findOperation';
import type {Language} from './library';

/**
 * Explains an error, for a terminal and for assistants.
 *
 * @param operation name of the operation that returned it, in any form
 * @throws with similar names if there is no such operation
 */
export function explain(
  text: string,
  operation: string | undefined,
  known: Language,
): Explanation & {readable: string} {
  const named = operation && findOperation(operation, known).operation;
  const {engine, site} = known;
  const explanation = engine.find(text, {operation: named});
  return {
    ...explanation,
    readable: formatExplanation(explanation, engine.labels, site),
  };
}
