import {getServiceKeyOfTag, getShortSchemaName} from '../api/names';
import type {OpenApiDocument} from '../api/openapi';
import {findTextsIn} from '../api/visitTexts';
import type {Sources} from '../api/sources';

/** Names of operations, schemas and fields, as texts say them. */
export function collectNames({
  paths,
  components,
}: OpenApiDocument): Set<string> {
  return new Set([
    ...Object.keys(paths).flatMap((path) => {
      const [service = '', rpc = ''] = path.split('/').slice(1);
      return [rpc, `${service.split('.').at(-1)}.${rpc}`];
    }),
    ...Object.entries(components.schemas).flatMap(([name, schema]) => [
      ...getShortSchemaName(name).split('.'),
      getShortSchemaName(name),
      ...Object.keys(schema.properties ?? {}),
    ]),
  ]);
}

/** A text that names what is gone. */
export interface Stale {
  name: string;
  file: string;
}

const inCode = /`([A-Za-z][\w.]*)(?:\[\])?`/g;

/**
 * Texts of the description that name something that the last version has and
 * today's description has not.
 */
export function findStaleNames(
  today: OpenApiDocument,
  last: OpenApiDocument,
  sources: Sources,
): Stale[] {
  const known = collectNames(today);
  const gone = new Set(
    [...collectNames(last)].filter((name) => !known.has(name)),
  );
  if (gone.size === 0) return [];
  return findTextsIn(today).flatMap(([text, path]) => {
    const [root, key, name] = path.map(String);
    const file =
      root === 'paths'
        ? sources.operations.get(key ?? '')
        : root === 'components'
          ? sources.schemas.get(name ?? '')
          : root === 'tags'
            ? `openapi/services/${getServiceKeyOfTag(today.tags[Number(key)]?.name ?? '')}/service.yaml`
            : 'openapi/introduction.md';
    return [...text.matchAll(inCode)].flatMap(([, span = '']) =>
      gone.has(span)
        ? [{name: span, file: file ?? 'openapi/openapi.yaml'}]
        : [],
    );
  });
}
