import {getOperationLink, getSchemaLink, getServiceLink} from './links';
import type {Reference} from './model';
import {getFullRpcName} from './rpcNames';

/** URLs of pages by the API name in inline code. */
export type NameLinks = ReadonlyMap<string, string>;

function getPairsOfShortNames(names: [string, string][]): [string, string][] {
  const counts = new Map<string, number>();
  for (const [name] of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.filter(([name]) => counts.get(name) === 1);
}

/** API names with pages. Ambiguous short names are not linked. */
export function getNameLinks(reference: Reference): NameLinks {
  const links = new Map<string, string>([
    ...getPairsOfShortNames(
      [...reference.schemas.values()].map((schema) => [
        schema.shortName,
        getSchemaLink(schema),
      ]),
    ),
    ...getPairsOfShortNames(
      [...reference.operations.values()].map((operation) => [
        operation.rpc,
        getOperationLink(operation),
      ]),
    ),
  ]);
  for (const schema of reference.schemas.values()) {
    links.set(schema.name, getSchemaLink(schema));
  }
  for (const operation of reference.operations.values()) {
    links.set(getFullRpcName(operation), getOperationLink(operation));
  }
  for (const service of reference.services) {
    links.set(service.tag, getServiceLink(service));
  }
  return links;
}
