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
  const {find, labels} = known.engine;
  const explanation = find(text, {operation: named});
  return {
    ...explanation,
    readable: formatExplanation(explanation, labels, known.site),
  };
}
