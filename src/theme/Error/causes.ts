const getMessage = (value: unknown): string =>
  value instanceof Error ? value.message : String(value);

/** Messages of an error and of what caused it, outermost first. */
export function getMessages(error: unknown): string[] {
  const chain = new Set<unknown>();
  let current = error;
  while (current !== undefined && !chain.has(current)) {
    chain.add(current);
    current = current instanceof Error ? current.cause : undefined;
  }
  return [...chain].map(getMessage);
}
