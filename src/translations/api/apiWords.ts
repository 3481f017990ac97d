import {getShortSchemaName, getServiceKeyOfTag} from '../../api/names';
import type {OpenApiDocument} from '../../api/openapi';

/** Words of the API that a translation has to know. */
export interface ApiWords {
  /** Operations, messages, fields, values: what stays English in every language. */
  names: ReadonlySet<string>;
  /** English name of each service, by the address of its page. */
  services: ReadonlyMap<string, string>;
}

export const noApiWords: ApiWords = {names: new Set(), services: new Map()};

/** Names of messages, with their fields and the values of their enums. */
function getSchemaNames({components}: OpenApiDocument): string[] {
  return Object.entries(components.schemas).flatMap(([name, schema]) => [
    ...getShortSchemaName(name).split('.'),
    ...(schema.enum ?? []),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, property]) => [
      field,
      ...(property.enum ?? []),
    ]),
  ]);
}

/** The words of the API by its bundled description, in English. */
export function createApiWords(document: OpenApiDocument): ApiWords {
  const operations = Object.keys(document.paths).map((call) =>
    call.slice(call.lastIndexOf('/') + 1),
  );
  return {
    names: new Set([...operations, ...getSchemaNames(document)]),
    services: new Map(
      document.tags.map(({name, 'x-displayName': title}) => [
        `/docs/api/${getServiceKeyOfTag(name)}-service`,
        title,
      ]),
    ),
  };
}
