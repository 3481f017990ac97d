import omit from 'es-toolkit/compat/omit';
import {findObjectIn, isObject} from '../../calls/json';
import {
  getFullName,
  getLastPart,
  getOwner,
  getPackage,
  getServiceKeyOfTag,
  getServiceOf,
} from '../names';
import type {OpenApiDocument} from '../openapi';
import {findReferencesIn, getReferredName} from '../references';
import {findSlugCollisions, getSchemaSlug, type Sources} from '../sources';
import {getFieldSchema, getReferenceTo} from './fieldSchema';
import {descriptionFolder, readNamedText, type DescriptionFile} from './files';
import {
  getOperationSlug,
  getSchemaSlugFor,
  getServiceTags,
  getTitleOfRpc,
} from './naming';
import {readReleases, type Release} from './releases';
import type {
  FieldShape,
  Json,
  OperationShape,
  SchemaShape,
  Structure,
} from './structure';

export const wordsFolder = 'openapi/words';

/** Schemas that do not belong to a service: Protobuf's and Connect's. */
export const sharedFolder = 'openapi/shared/schemas';

/** Protobuf's well-known types, of which only used ones are included. */
const wellKnownFile = 'openapi/shared/well-known.yaml';

/** File with the parts that apply to all services. */
export const rootFile = 'openapi/openapi.yaml';

/** Location of a part of the document: a file, and the keys in it. */
export interface Place {
  file: string;
  path: readonly string[];
}

/** Words about an item that the platform's file does not contain. */
export interface Unplaced extends Place {
  subject: string;
  kind: 'operation' | 'schema' | 'field' | 'value' | 'service';
}

export interface Description {
  document: OpenApiDocument;
  sources: Sources;
  unplaced: Unplaced[];
  /** Word files of operations by `operationId`, and of schemas by name. */
  words: Record<'operations' | 'schemas', ReadonlyMap<string, string>>;
  /** All versions, oldest first. The pages describe the last one. */
  releases: Release[];
}

interface Words {
  operations: Map<string, Written>;
  schemas: Map<string, Written>;
  services: Map<string, Written>;
}

interface Written extends Place {
  words: Json;
}

function readWords(files: readonly DescriptionFile[]): Words {
  const words: Words = {
    operations: new Map(),
    schemas: new Map(),
    services: new Map(),
  };
  const problems: string[] = [];
  const add = (
    kind: keyof Words,
    name: unknown,
    file: string,
    path: readonly string[],
    written: unknown,
  ): void => {
    if (typeof name !== 'string') {
      const key = kind === 'operations' ? 'post.operationId' : 'name';
      problems.push(`${file}:1: "${key}" is missing.`);
      return;
    }
    const other = words[kind].get(name);
    if (other) {
      problems.push(`${file}: ${name} is also described in ${other.file}.`);
    }
    words[kind].set(name, {file, path, words: findObjectIn(written)});
  };
  for (const {file, data} of files) {
    const content = findObjectIn(data);
    if (!file.startsWith(`${wordsFolder}/`) && !file.startsWith(sharedFolder)) {
      continue;
    }
    if (file.split('/').length === 4 && file.endsWith('/service.yaml')) {
      add('services', content.name, file, [], content);
    } else if (file.includes('/operations/')) {
      const post = findObjectIn(content.post);
      add('operations', post.operationId, file, ['post'], post);
    } else if (file.includes('/schemas/')) {
      for (const [name, schema] of Object.entries(content)) {
        add('schemas', name, file, [name], schema);
      }
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return words;
}

const getContent = (body: unknown): Json =>
  findObjectIn(Object.values(findObjectIn(findObjectIn(body).content))[0]);

const withoutContent = (body: unknown): Json =>
  omit(findObjectIn(body), 'content');

function mergeOperation(
  {request, response, streaming, deprecated, text}: OperationShape,
  {tag, rpc}: {tag: string; rpc: string},
  written: Json | undefined,
  headers: readonly string[],
): Json {
  const mediaType = `application/${streaming ? 'connect+' : ''}json`;
  const content = (name: string, body: unknown): Json => ({
    [mediaType]: {schema: {$ref: getReferenceTo(name)}, ...getContent(body)},
  });
  const {requestBody, responses, ...own} = written ?? {
    summary: getTitleOfRpc(rpc),
    'x-draft': true,
    ...(text && {description: text}),
  };
  const answer = findObjectIn(responses)['200'];
  const isEmpty = response === 'google.protobuf.Empty';
  const error = {$ref: '#/components/responses/ConnectError'};
  return {
    operationId: `${tag}_${rpc}`,
    tags: [tag],
    ...omit(own, 'operationId'),
    ...(deprecated && {deprecated}),
    parameters: headers.map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
    requestBody: {
      required: true,
      ...withoutContent(requestBody),
      content: content(request, requestBody),
    },
    responses: {
      '200': {
        description: isEmpty ? 'Empty response.' : 'Success.',
        ...withoutContent(answer),
        content: content(response, answer),
      },
      '4XX': error,
      '5XX': error,
    },
  };
}

function getGroupKeys(groups: readonly string[][]): Json {
  const all = groups.map((group) => ({
    oneOf: group.map((field) => ({required: [field]})),
  }));
  return all.length > 1 ? {allOf: all} : (all[0] ?? {});
}

function mergeField(
  shape: FieldShape,
  written: Json | undefined,
  isInDraft: boolean,
): Json {
  const {text, deprecated, limits} = shape;
  const isDraft = !isInDraft && written?.description === undefined;
  const meanings = findObjectIn(written?.['x-enumDescriptions']);
  const values = (limits?.enum ?? []) as (string | number)[];
  const drafts = values.filter((value) => !Object.hasOwn(meanings, value));
  return {
    ...getFieldSchema(shape),
    ...(text && {description: text}),
    ...written,
    ...(deprecated && {deprecated}),
    ...(isDraft && {'x-draft': true}),
    ...(!isInDraft && drafts.length > 0 && {'x-draft-values': drafts}),
  };
}

function mergeSchema(
  {fields = {}, values, oneOf, text}: SchemaShape,
  written: Json | undefined,
): Json {
  const {
    properties: said,
    required: asked = [],
    ...own
  } = written ?? {'x-draft': true, ...(text && {description: text})};
  const meanings = findObjectIn(own['x-enumDescriptions']);
  const drafts = values?.filter((one) => !Object.hasOwn(meanings, one)) ?? [];
  const required = [
    ...(asked as string[]).filter((field) => Object.hasOwn(fields, field)),
    ...Object.keys(fields).filter((field) => fields[field]!.required),
  ].filter((field, index, all) => all.indexOf(field) === index);
  const about = findObjectIn(said);
  const properties = Object.entries(fields).map(([field, shape]) => [
    field,
    mergeField(
      shape,
      isObject(about[field]) ? about[field] : undefined,
      written === undefined,
    ),
  ]);
  return {
    type: values ? 'string' : 'object',
    ...omit(own, 'x-enumDescriptions'),
    ...(required.length > 0 && {required}),
    ...(values && {
      enum: values,
      ...(written && drafts.length > 0 && {'x-draft-values': drafts}),
      ...(Object.keys(meanings).length > 0 && {
        'x-enumDescriptions': meanings,
      }),
    }),
    ...(properties.length > 0 && {properties: Object.fromEntries(properties)}),
    ...getGroupKeys(oneOf),
  };
}

function findUnplacedIn(
  name: string,
  {fields = {}, values = []}: SchemaShape,
  {file, path, words}: Written,
): Unplaced[] {
  const lost = (
    key: string,
    kind: 'field' | 'value',
    isKnown: (name: string) => boolean,
  ): Unplaced[] =>
    Object.keys(findObjectIn(words[key]))
      .filter((one) => !isKnown(one))
      .map((one) => ({
        subject: `${name}.${one}`,
        kind,
        file,
        path: [...path, key, one],
      }));
  return [
    ...lost('properties', 'field', (one) => Object.hasOwn(fields, one)),
    ...lost('x-enumDescriptions', 'value', (one) => values.includes(one)),
  ];
}

function placeSchemas(
  names: readonly string[],
  words: Words,
  serviceOf: ReadonlyMap<string, string>,
): Map<string, string> {
  const taken = new Set(
    [...words.schemas.values()].map(({file}) => getSchemaSlug(file)),
  );
  return new Map(
    names.map((name): [string, string] => {
      const known = words.schemas.get(name);
      if (known) return [name, known.file];
      const service = serviceOf.get(getPackage(name));
      const slug = getSchemaSlugFor(name, service ?? '', taken);
      taken.add(slug);
      const folder = service
        ? `${wordsFolder}/${service}/schemas`
        : sharedFolder;
      return [name, `${folder}/${slug}.yaml`];
    }),
  );
}

/** The root document with the files that it refers to inserted. */
function resolveNamed(
  siteDir: string,
  node: unknown,
  files: ReadonlyMap<string, unknown>,
): unknown {
  if (Array.isArray(node)) {
    return node.map((one) => resolveNamed(siteDir, one, files));
  }
  if (!isObject(node)) return node;
  const {$ref} = node;
  if (typeof $ref === 'string' && !$ref.startsWith('#')) {
    return (
      files.get(`${descriptionFolder}/${$ref}`) ?? readNamedText(siteDir, $ref)
    );
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, one]) => [
      key,
      resolveNamed(siteDir, one, files),
    ]),
  );
}

type Tags = ReadonlyMap<string, string>;

const noRelease: Pick<Release, 'structure' | 'wellKnown' | 'serviceTexts'> = {
  structure: {operations: {}, schemas: {}},
  wellKnown: new Map(),
  serviceTexts: new Map(),
};

function assembleOperations(
  {operations}: Structure,
  tagOf: Tags,
  words: Words,
  headers: readonly string[],
  unplaced: Unplaced[],
): {paths: Json; files: Map<string, string>} {
  const files = new Map<string, string>();
  const paths: Json = {};
  const used = new Set<string>();
  for (const shape of Object.values(operations)) {
    const tag = tagOf.get(getServiceOf(shape.path))!;
    const rpc = getLastPart(getFullName(shape.path));
    const id = `${tag}_${rpc}`;
    const written = words.operations.get(id);
    used.add(id);
    const path = `${shape.prefix ?? ''}${shape.path}`;
    const file =
      written?.file ??
      `${wordsFolder}/${getServiceKeyOfTag(tag)}/operations/${getOperationSlug(rpc)}.yaml`;
    files.set(path, file);
    const post = mergeOperation(shape, {tag, rpc}, written?.words, headers);
    paths[path] = {post};
  }
  for (const [id, {file, path}] of words.operations) {
    if (used.has(id)) continue;
    const subject = id.replace('_', '.');
    unplaced.push({subject, kind: 'operation', file, path});
  }
  return {paths, files};
}

/**
 * Schemas by name, with their word files: the platform's, those of Connect and
 * Protobuf that have words, and the well-known types.
 *
 * @param ours well-known types in their Protobuf JSON form
 */
function assembleSchemas(
  {structure, wellKnown}: typeof noRelease,
  ours: Json,
  words: Words,
  tagOf: Tags,
  unplaced: Unplaced[],
): {schemas: Json; files: Map<string, string>} {
  const schemas: Json = {};
  for (const [name, shape] of Object.entries(structure.schemas)) {
    const written = words.schemas.get(name);
    if (written) unplaced.push(...findUnplacedIn(name, shape, written));
    schemas[name] = mergeSchema(shape, written?.words);
  }
  for (const [name, {file, path, words: written}] of words.schemas) {
    if (structure.schemas[name]) continue;
    if (file.startsWith(sharedFolder)) schemas[name] = written;
    else unplaced.push({subject: name, kind: 'schema', file, path});
  }
  for (const [name, schema] of wellKnown) {
    schemas[name] ??= ours[name] ?? {...schema, 'x-draft': true};
  }
  // A schema belongs to the first service of its package.
  const serviceOf = new Map<string, string>();
  for (const [full, tag] of tagOf) {
    const package_ = full.includes('.') ? getOwner(full) : '';
    if (serviceOf.has(package_)) continue;
    serviceOf.set(package_, getServiceKeyOfTag(tag));
  }
  const files = placeSchemas(Object.keys(schemas), words, serviceOf);
  return {schemas, files};
}

function assembleTags(
  named: unknown,
  {serviceTexts}: typeof noRelease,
  tagOf: Tags,
  words: Words,
  unplaced: Unplaced[],
): Json[] {
  const order = [named ?? []].flat().map((tag) => findObjectIn(tag).name);
  const rank = (tag: string): number =>
    order.includes(tag) ? order.indexOf(tag) : order.length;
  const sorted = [...tagOf].sort(([, a], [, b]) => rank(a) - rank(b));
  for (const [subject, {file, path}] of words.services) {
    if (sorted.some(([, tag]) => tag === subject)) continue;
    unplaced.push({subject, kind: 'service', file, path});
  }
  return sorted.map(([full, tag]) => ({
    name: tag,
    ...(words.services.get(tag)?.words ?? {
      'x-displayName': getTitleOfRpc(tag.replace(/\.?Service$/, '')),
      'x-draft': true,
      description:
        serviceTexts.get(full) ?? serviceTexts.get(tag) ?? 'Not described yet.',
    }),
  }));
}

/** Schemas in the order of the operations that use them, each after those that it holds, then the others. */
function sortByUse(schemas: Json, paths: Json): Json {
  const met = new Set<string>();
  const sorted: Json = {};
  const add = (part: unknown): void => {
    for (const name of findReferencesIn(part).map(getReferredName)) {
      if (met.has(name) || !(name in schemas)) continue;
      met.add(name);
      add(schemas[name]);
      sorted[name] = schemas[name];
    }
  };
  add(paths);
  return {...sorted, ...omit(schemas, [...met])};
}

/** File for the words of a service. */
const getServiceFile = (tag: string): string =>
  `${wordsFolder}/${getServiceKeyOfTag(tag)}/service.yaml`;

const getFiles = (written: Map<string, Written>): Map<string, string> =>
  new Map([...written].map(([name, {file}]) => [name, file]));

/**
 * Merges the newest platform file with the words. Items without words are
 * drafts.
 *
 * @param files under `openapi/`
 * @throws with the file if one is missing, or if two have the same subject
 */
export function assemble(
  siteDir: string,
  files: readonly DescriptionFile[],
): Description {
  const data = new Map(files.map((one) => [one.file, one.data]));
  const root = data.get(rootFile);
  if (!isObject(root)) throw new Error(`${rootFile} does not exist.`);
  const releases = readReleases(files);
  const release = releases.at(-1) ?? noRelease;
  const words = readWords(files);
  const tagOf = getServiceTags(release.structure);
  const unplaced: Unplaced[] = [];
  const components = findObjectIn(resolveNamed(siteDir, root.components, data));
  const headers = Object.keys(findObjectIn(components.parameters));
  const operations = assembleOperations(
    release.structure,
    tagOf,
    words,
    headers,
    unplaced,
  );
  const ours = findObjectIn(data.get(wellKnownFile));
  const schemas = assembleSchemas(release, ours, words, tagOf, unplaced);
  const collisions = findSlugCollisions(schemas.files.values());
  if (collisions.length > 0) throw new Error(collisions.join('\n'));
  const document = structuredClone({
    ...omit(root, 'components'),
    info: resolveNamed(siteDir, root.info, data),
    tags: assembleTags(root.tags, release, tagOf, words, unplaced),
    paths: operations.paths,
    components: {
      schemas: sortByUse(schemas.schemas, operations.paths),
      ...omit(components, 'schemas'),
    },
  }) as unknown as OpenApiDocument;
  return {
    document,
    sources: {operations: operations.files, schemas: schemas.files},
    unplaced,
    words: {
      operations: getFiles(words.operations),
      schemas: getFiles(words.schemas),
    },
    releases,
  };
}

/**
 * Finds the source of a part of the document.
 *
 * @param keys that lead to the part in the document
 */
export function findPlace(
  {document, sources}: Pick<Description, 'document' | 'sources'>,
  keys: readonly string[],
): Place {
  const [kind, first = '', second = ''] = keys;
  const operation = kind === 'paths' && sources.operations.get(first);
  if (operation) return {file: operation, path: keys.slice(2)};
  const schema = kind === 'components' && sources.schemas.get(second);
  if (schema) return {file: schema, path: keys.slice(2)};
  const tag = kind === 'tags' && document.tags[Number(first)]?.name;
  return tag
    ? {file: getServiceFile(tag), path: keys.slice(2)}
    : {file: rootFile, path: keys};
}
