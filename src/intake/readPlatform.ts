import {LineCounter, parseDocument} from 'yaml';
import {
  getHeldSchema,
  readPath,
  readStructure,
  type Structure,
} from '../changes/structure';

/** The description that a platform's build publishes. */
export interface Platform {
  structure: Structure;
  /** Well-known types of protobuf that it uses, by full name. */
  wellKnown: Map<string, object>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseText(file: string, text: string): unknown {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
  });
  const [error] = document.errors;
  if (error) {
    const {line} = lines.linePos(error.pos[0]);
    throw new Error(
      `${file}:${line}: ${error.message} The file is neither YAML nor JSON; build it again, or download it again.`,
    );
  }
  return document.toJS();
}

/** Every schema that a message is or holds. */
export function getUsedSchemas({operations, schemas}: Structure): Set<string> {
  return new Set([
    ...Object.values(operations).flatMap(({request, response}) => [
      request,
      response,
    ]),
    ...Object.values(schemas).flatMap(({fields = {}}) =>
      Object.values(fields).flatMap(({type}) => getHeldSchema(type) ?? []),
    ),
  ]);
}

/** Types that name a schema which the document does not have. */
function findDanglingIn(
  {operations, schemas}: Structure,
  named: ReadonlySet<string>,
): string[] {
  const lacks = (name: string | undefined): name is string =>
    name !== undefined && !named.has(name);
  return [
    ...Object.values(operations).flatMap(({path, request, response}) =>
      [request, response]
        .filter((name) => name !== 'google.protobuf.Empty' && lacks(name))
        .map((name) => `${path} refers to ${name}`),
    ),
    ...Object.entries(schemas).flatMap(([schema, {fields = {}}]) =>
      Object.entries(fields).flatMap(([field, {type}]) => {
        const name = getHeldSchema(type);
        return lacks(name) ? [`${schema}.${field} refers to ${name}`] : [];
      }),
    ),
  ];
}

/**
 * Reads a description that a platform's build has published.
 *
 * @param file its name, for messages
 * @throws when it is no OpenAPI 3 of a Connect API, or not whole
 */
export function readPlatform(file: string, text: string): Platform {
  const document = parseText(file, text);
  if (!isObject(document) || !/^3\./.test(String(document.openapi))) {
    const said =
      isObject(document) && 'swagger' in document ? ' (it is Swagger 2)' : '';
    throw new Error(
      `${file}: this is no OpenAPI 3 document${said}. Give the file that protoc-gen-connect-openapi writes.`,
    );
  }
  const paths = isObject(document.paths) ? Object.keys(document.paths) : [];
  const calls = paths.filter((path) => readPath(path));
  if (calls.length === 0) {
    throw new Error(
      `${file}: no path has the form "/package.v1.Service/Rpc", so it describes no Connect API.`,
    );
  }
  const foreign = paths.filter((path) => !readPath(path));
  if (foreign.length > 0) {
    throw new Error(
      `${file}: these paths are not of the form "/package.v1.Service/Rpc", and would be lost: ${foreign.join(', ')}. Take them out of the file, or describe them by hand.`,
    );
  }
  const structure = readStructure(document);
  const components = isObject(document.components) ? document.components : {};
  const schemas = isObject(components.schemas) ? components.schemas : {};
  const dangling = findDanglingIn(structure, new Set(Object.keys(schemas)));
  if (dangling.length > 0) {
    throw new Error(
      `${file}: ${dangling.slice(0, 5).join('; ')}${dangling.length > 5 ? '; …' : ''}, which the file does not describe. It is not whole: build it again.`,
    );
  }
  const used = getUsedSchemas(structure);
  const wellKnown = new Map(
    Object.entries(schemas).flatMap(([name, schema]): [string, object][] =>
      /^google\.protobuf\./.test(name) && used.has(name) && isObject(schema)
        ? [[name, schema]]
        : [],
    ),
  );
  return {structure, wellKnown};
}

/** Why a description is not that of this API; nothing when it is. */
export function isAnotherApi(
  ours: Structure,
  theirs: Structure,
): string | undefined {
  const known = Object.keys(ours.operations);
  const shared = known.filter((path) => theirs.operations[path]);
  if (known.length === 0 || shared.length * 2 >= known.length) return undefined;
  return `it has ${shared.length} of the ${known.length} operations of this API: it is the description of another API, or a part of this one`;
}
