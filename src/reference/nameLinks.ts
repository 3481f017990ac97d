import {operationLink, schemaLink, serviceLink} from './links';
import type {Reference} from './model';
import {fullRpcName} from './rpcNames';

/** Address of the page of a name that stands in a text as code. */
export type NameLinks = ReadonlyMap<string, string>;

/** Those names that one thing has alone. */
function ofShortNames(names: [string, string][]): [string, string][] {
  const counts = new Map<string, number>();
  for (const [name] of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.filter(([name]) => counts.get(name) === 1);
}

/**
 * Names of the API and their pages: operations, services and messages. A short
 * name that several operations or several schemas share leads nowhere.
 */
export function nameLinks(reference: Reference): NameLinks {
  const links = new Map<string, string>([
    ...ofShortNames(
      [...reference.schemas.values()].map((schema) => [
        schema.shortName,
        schemaLink(schema),
      ]),
    ),
    ...ofShortNames(
      [...reference.operations.values()].map((operation) => [
        operation.rpc,
        operationLink(operation),
      ]),
    ),
  ]);
  for (const schema of reference.schemas.values()) {
    links.set(schema.name, schemaLink(schema));
  }
  for (const operation of reference.operations.values()) {
    links.set(fullRpcName(operation), operationLink(operation));
  }
  for (const service of reference.services) {
    links.set(service.tag, serviceLink(service));
  }
  return links;
}
