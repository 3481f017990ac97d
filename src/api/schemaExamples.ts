import type {Reference} from './model';

function visit(
  name: string,
  value: unknown,
  reference: Reference,
  found: Map<string, unknown>,
): void {
  const schema = reference.schemas.get(name);
  if (!schema || value === undefined || value === null) return;
  const size = (one: unknown): number => JSON.stringify(one).length;
  if (!found.has(name) || size(found.get(name)) < size(value)) {
    found.set(name, value);
  }
  if (typeof value !== 'object') return;
  for (const {name: field, type} of schema.fields) {
    if (!type.isSchema || !Object.hasOwn(value, field)) continue;
    const part = (value as Record<string, unknown>)[field];
    const isContainer = typeof part === 'object' && part !== null;
    const parts =
      isContainer && (type.repeated || type.map) ? Object.values(part) : [part];
    for (const one of parts) visit(type.name, one, reference, found);
  }
}

export function getSchemaExamples(reference: Reference): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const {request, response} of reference.operations.values()) {
    for (const {schema, examples} of [request, response]) {
      for (const {value} of examples) visit(schema, value, reference, found);
    }
  }
  return found;
}
