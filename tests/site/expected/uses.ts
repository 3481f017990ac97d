import type {Description} from '../description';
import {shortName} from './names';

/** A link of the list "Used by": its address without the locale, and its name. */
export interface Use {
  to: string;
  /** Method of an operation, or short name of a schema. */
  name: string;
}

/** Operations and schemas that use each schema, by its name. */
export function usesBySchema({
  operations,
  schemas,
}: Description): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (schema: string, use: Use): void => {
    const known = uses.get(schema) ?? [];
    if (known.some(({to}) => to === use.to)) return;
    uses.set(schema, [...known, use]);
  };
  for (const {slug, method, request, response} of operations) {
    for (const {schema} of [request, response]) {
      add(schema, {to: `/docs/api/${slug}`, name: method});
    }
  }
  for (const {name, slug, fields} of schemas.values()) {
    for (const {type} of fields) {
      const use = {to: `/docs/api/schemas/${slug}`, name: shortName(name)};
      if (type.isSchema) add(type.name, use);
    }
  }
  return uses;
}
