import {findObjectIn, isObject} from '../../calls/json';
import {findReachable} from '../reachable';
import {findReferencesIn, getReferredName} from '../references';
import type {Json} from './fieldSchema';
import {
  pathRule,
  isCallPath,
  isForeign,
  readStructure,
  tidy,
  type Structure,
} from './structure';

export interface Platform {
  structure: Structure;
  /** Types of Protobuf and Google's errors that it uses, by full name. */
  wellKnown: ReadonlyMap<string, Json>;
  serviceTexts: ReadonlyMap<string, string>;
}

/** Names of the schemas that operations and schemas refer to, with the place. */
const findReferred = (
  {operations}: Structure,
  schemas: Json,
): [place: string, name: string][] => [
  ...Object.values(operations).flatMap(
    ({path, request, response}): [string, string][] => [
      [path, request],
      [path, response],
    ],
  ),
  ...Object.entries(schemas).flatMap(([place, schema]) =>
    findReferencesIn(schema).map((one): [string, string] => [
      place,
      getReferredName(one),
    ]),
  ),
];

function findWellKnown(structure: Structure, schemas: Json): Map<string, Json> {
  const used = findReferred(structure, schemas)
    .filter(([place, name]) => !isForeign(place) && isForeign(name))
    .map(([, name]) => name);
  const reached = findReachable(used, (name) =>
    findReferencesIn(schemas[name]).map(getReferredName),
  );
  return new Map(
    [...reached.keys()].flatMap((name): [string, Json][] => {
      const schema = schemas[name];
      return isObject(schema) ? [[name, schema]] : [];
    }),
  );
}

/** Reads service comments, which generators write as tag descriptions. */
function readServiceTexts(document: Json): Map<string, string> {
  const tags = Array.isArray(document.tags) ? document.tags : [];
  return new Map(
    tags
      .filter(isObject)
      .flatMap(({name, description}): [string, string][] =>
        typeof name === 'string' && typeof description === 'string'
          ? [[name, tidy(description)]]
          : [],
      ),
  );
}

/**
 * Reads a description published by the platform's build.
 *
 * @param file name for error messages
 * @param document parsed contents
 * @throws if it is not a complete OpenAPI 3 description of a Connect API
 */
export function readPlatform(file: string, document: unknown): Platform {
  const {openapi}: Json = findObjectIn(document);
  if (!isObject(document) || !/^3\./.test(String(openapi))) {
    const said =
      isObject(document) && 'swagger' in document ? ' (it is Swagger 2)' : '';
    throw new Error(
      `${file}: this is no OpenAPI 3 document${said}. Give the file that protoc-gen-connect-openapi writes.`,
    );
  }
  const paths = Object.keys(findObjectIn(document.paths)).filter(
    (path) => !path.startsWith('x-'),
  );
  const calls = paths.filter((path) => isCallPath(path));
  if (calls.length === 0) {
    throw new Error(
      `${file}: no path has the form ${pathRule}, so it describes no Connect API.`,
    );
  }
  const foreign = paths.filter((path) => !isCallPath(path));
  if (foreign.length > 0) {
    throw new Error(
      `${file}: these paths are not of the form ${pathRule}, and would be lost: ${foreign.join(', ')}. Have the generator leave them out, with the option "ignore-googleapi-http".`,
    );
  }
  let structure: Structure;
  try {
    structure = readStructure(document);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
  const schemas = findObjectIn(findObjectIn(document.components).schemas);
  const dangling = findReferred(structure, schemas)
    .filter(
      ([, name]) =>
        !Object.hasOwn(schemas, name) && name !== 'google.protobuf.Empty',
    )
    .map(([place, name]) => `${place} refers to ${name}`);
  if (dangling.length > 0) {
    throw new Error(
      `${file}: ${dangling.slice(0, 5).join('; ')}${dangling.length > 5 ? '; …' : ''}, which the file does not describe. It is not whole: build it again.`,
    );
  }
  return {
    structure,
    wellKnown: findWellKnown(structure, schemas),
    serviceTexts: readServiceTexts(document),
  };
}
