import groupBy from 'es-toolkit/compat/groupBy';
import {getOperationLink, getSchemaLink, getServiceLink} from './links';
import type {Reference} from './model';
import {getFullRpcName} from './rpcNames';

/** URLs of pages by the API name in inline code. */
export type NameLinks = ReadonlyMap<string, string>;

/** API names with pages. Ambiguous short names are not linked. */
export function getNameLinks(reference: Reference): NameLinks {
  const schemas = [...reference.schemas.values()];
  const operations = [...reference.operations.values()];
  const withoutNamesakes = <T>(
    all: readonly T[],
    getName: (one: T) => string,
    getLink: (one: T) => string,
  ): [string, string][] =>
    Object.entries(groupBy(all, getName)).flatMap(([name, [one, ...others]]) =>
      one !== undefined && others.length === 0 ? [[name, getLink(one)]] : [],
    );
  return new Map([
    ...withoutNamesakes(schemas, (one) => one.shortName, getSchemaLink),
    ...withoutNamesakes(operations, (one) => one.rpc, getOperationLink),
    ...schemas.map((one) => [one.name, getSchemaLink(one)] as const),
    ...operations.map(
      (one) => [getFullRpcName(one), getOperationLink(one)] as const,
    ),
    ...reference.services.map((one) => [one.tag, getServiceLink(one)] as const),
  ]);
}
