import type {Description} from '../description';

/**
 * Every example of each schema that the examples of the operations hold, by
 * the name of the schema, as JSON.
 */
export function examplesBySchema({
  operations,
  schemas,
}: Description): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    found.set(name, [...(found.get(name) ?? []), JSON.stringify(value)]);
    for (const {name: key, type} of schemas.get(name)?.fields ?? []) {
      const part = (value as Record<string, unknown>)[key];
      if (!type.isSchema || part === undefined) continue;
      const parts = type.shape === 'one' ? [part] : Object.values(part ?? {});
      for (const one of parts) visit(type.name, one);
    }
  };
  for (const {request, response} of operations) {
    for (const {schema, examples} of [request, response]) {
      for (const value of examples) visit(schema, value);
    }
  }
  return found;
}

/** The fullest of some examples, several if they are of one length. */
export function fullest(examples: string[] = []): string[] {
  const most = Math.max(...examples.map(({length}) => length));
  return examples.filter(({length}) => length === most);
}
