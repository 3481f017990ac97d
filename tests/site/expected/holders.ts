import type {Description} from '../description';

/** Schemas that a schema is a part of, directly or not, and itself. */
function getHolders({schemas}: Description, name: string): Set<string> {
  const holders = new Set([name]);
  // A set that grows while it is walked through is walked through whole.
  for (const part of holders) {
    for (const {name: whole, fields} of schemas.values()) {
      if (fields.some(({type}) => type.name === part)) holders.add(whole);
    }
  }
  return holders;
}

/** Whether a request, or a response, of some operation can hold a schema. */
export function canHold(
  description: Description,
  side: 'request' | 'response',
  name: string,
): boolean {
  const holders = getHolders(description, name);
  return description.operations.some((operation) =>
    holders.has(operation[side].schema),
  );
}
