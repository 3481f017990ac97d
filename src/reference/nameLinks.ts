import {operationLink, schemaLink, serviceLink} from './links';
import type {Reference} from './model';

/** Address of the page of a name that stands in a text as code. */
export type NameLinks = ReadonlyMap<string, string>;

/**
 * Names of the API and their pages: operations, services and messages. A short
 * name that several schemas share leads nowhere.
 */
export function nameLinks(reference: Reference): NameLinks {
  const links = new Map<string, string>();
  const shared = new Set<string>();
  for (const schema of reference.schemas.values()) {
    if (links.has(schema.shortName)) shared.add(schema.shortName);
    links.set(schema.shortName, schemaLink(schema));
    links.set(schema.name, schemaLink(schema));
  }
  for (const name of shared) links.delete(name);
  for (const operation of reference.operations.values()) {
    links.set(operation.rpc, operationLink(operation));
  }
  for (const service of reference.services) {
    links.set(service.tag, serviceLink(service));
  }
  return links;
}
