import cloneDeepWith from 'es-toolkit/compat/cloneDeepWith';
import difference from 'es-toolkit/compat/difference';
import mapValues from 'es-toolkit/compat/mapValues';
import omit from 'es-toolkit/compat/omit';
import sortBy from 'es-toolkit/compat/sortBy';
import union from 'es-toolkit/compat/union';
import {findObjectIn, isObject} from '../../calls/json';
import {getReferenceTo} from '../fields';
import {
  getFullName,
  getLastPart,
  getOwner,
  getPackage,
  getServiceKeyOfTag,
  getServiceOf,
} from '../names';
import type {OpenApiDocument} from '../openapi';
import {findSlugCollisions, getSchemaSlug, type Sources} from '../sources';
import {getFieldSchema} from './fieldSchema';
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
  words: Words;
  /** All versions, oldest first. The pages describe the last one. */
  releases: Release[];
}

/** What people wrote, with the place of it. */
interface Written extends Place {
  words: Json;
}

interface Words {
  /** By `operationId`. */
  operations: Map<string, Written>;
  schemas: Map<string, Written>;
  services: Map<string, Written>;
}

/** Tags of services by full name. */
type Tags = ReadonlyMap<string, string>;

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

/** A body with the words about it; its content has the schema. */
function mergeBody(
  defaults: Json,
  name: string,
  mediaType: string,
  written: unknown,
): Json {
  const body = findObjectIn(written);
  const [content] = Object.values(findObjectIn(body.content));
  const schema = {$ref: getReferenceTo(name)};
  return {
    ...defaults,
    ...omit(body, 'content'),
    content: {[mediaType]: {schema, ...findObjectIn(content)}},
  };
}

function mergeOperation(
  {request, response, streaming, deprecated, text}: OperationShape,
  {tag, rpc}: {tag: string; rpc: string},
  written: Json | undefined,
  headers: readonly string[],
): Json {
  const mediaType = `application/${streaming ? 'connect+' : ''}json`;
  const {requestBody, responses, ...own} = written ?? {
    summary: getTitleOfRpc(rpc),
    'x-draft': true,
    ...(text && {description: text}),
  };
  const isEmpty = response === 'google.protobuf.Empty';
  const description = isEmpty ? 'Empty response.' : 'Success.';
  const answer = findObjectIn(responses)['200'];
  const error = {$ref: '#/components/responses/ConnectError'};
  return {
    operationId: `${tag}_${rpc}`,
    tags: [tag],
    ...omit(own, 'operationId'),
    ...(deprecated && {deprecated}),
    parameters: headers.map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
    requestBody: mergeBody({required: true}, request, mediaType, requestBody),
    responses: {
      '200': mergeBody({description}, response, mediaType, answer),
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
  const {text, deprecated} = shape;
  const isDraft = !isInDraft && written?.description === undefined;
  return {
    ...getFieldSchema(shape),
    ...(text && {description: text}),
    ...written,
    ...(deprecated && {deprecated}),
    ...(isDraft && {'x-draft': true}),
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
  const required = union(
    (asked as string[]).filter((field) => Object.hasOwn(fields, field)),
    Object.keys(fields).filter((field) => fields[field]!.required),
  );
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
      ...(Object.keys(meanings).length > 0 && {
        'x-enumDescriptions': meanings,
      }),
    }),
    ...(properties.length > 0 && {properties: Object.fromEntries(properties)}),
    ...getGroupKeys(oneOf),
  };
}

function findUnplaced(
  {operations, schemas, services}: Words,
  {paths, tags, components}: OpenApiDocument,
): Unplaced[] {
  const ids = Object.values(paths).map(({post}) => post.operationId);
  const names = tags.map(({name}) => name);
  const lost = (
    written: Map<string, Written>,
    kind: Unplaced['kind'],
    isKnown: (name: string) => boolean,
  ): Unplaced[] =>
    [...written]
      .filter(([name]) => !isKnown(name))
      .map(([subject, {file, path}]) => ({subject, kind, file, path}));
  const parts = [...schemas].flatMap(([name, {file, path, words}]) => {
    const {properties = {}, enum: values = []} = components.schemas[name] ?? {};
    const lostIn = (
      key: 'properties' | 'x-enumDescriptions',
      known: readonly string[],
    ): Unplaced[] =>
      difference(Object.keys(findObjectIn(words[key])), known).map((one) => ({
        subject: `${name}.${one}`,
        kind: key === 'properties' ? 'field' : 'value',
        file,
        path: [...path, key, one],
      }));
    return name in components.schemas
      ? [
          ...lostIn('properties', Object.keys(properties)),
          ...lostIn('x-enumDescriptions', values),
        ]
      : [];
  });
  return [
    ...lost(operations, 'operation', (id) => ids.includes(id)).map((one) => ({
      ...one,
      subject: one.subject.replace('_', '.'),
    })),
    ...parts,
    ...lost(schemas, 'schema', (name) => name in components.schemas),
    ...lost(services, 'service', (tag) => names.includes(tag)),
  ];
}

/** The file of each schema: where its words are, or belong. */
function placeSchemas(
  names: readonly string[],
  words: Words,
  tagOf: Tags,
): Map<string, string> {
  // A schema belongs to the first service of its package.
  const serviceOf = new Map<string, string>();
  for (const [full, tag] of tagOf) {
    const package_ = full.includes('.') ? getOwner(full) : '';
    if (serviceOf.has(package_)) continue;
    serviceOf.set(package_, getServiceKeyOfTag(tag));
  }
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

/** A copy of the root document with the files that it refers to inserted. */
const insertFiles = (
  siteDir: string,
  root: Json,
  files: ReadonlyMap<string, unknown>,
): Json =>
  cloneDeepWith(root, (part: unknown) => {
    const {$ref}: Json = findObjectIn(part);
    return typeof $ref === 'string' && !$ref.startsWith('#')
      ? (files.get(`${descriptionFolder}/${$ref}`) ??
          readNamedText(siteDir, $ref))
      : undefined;
  }) as Json;

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
): {paths: Json; files: Map<string, string>} {
  const files = new Map<string, string>();
  const paths: Json = {};
  for (const shape of Object.values(operations)) {
    const tag = tagOf.get(getServiceOf(shape.path))!;
    const rpc = getLastPart(getFullName(shape.path));
    const written = words.operations.get(`${tag}_${rpc}`);
    const path = `${shape.prefix ?? ''}${shape.path}`;
    const file = `${wordsFolder}/${getServiceKeyOfTag(tag)}/operations/${getOperationSlug(rpc)}.yaml`;
    files.set(path, written?.file ?? file);
    const post = mergeOperation(shape, {tag, rpc}, written?.words, headers);
    paths[path] = {post};
  }
  return {paths, files};
}

/**
 * Schemas by name: the platform's, those of Connect and Protobuf that have
 * words, and the well-known types.
 *
 * @param ours well-known types in their Protobuf JSON form
 */
function assembleSchemas(
  {structure, wellKnown}: typeof noRelease,
  ours: Json,
  words: Words,
): Json {
  const schemas: Json = mapValues(structure.schemas, (shape, name) =>
    mergeSchema(shape, words.schemas.get(name)?.words),
  );
  for (const [name, {file, words: written}] of words.schemas) {
    if (file.startsWith(sharedFolder)) schemas[name] ??= written;
  }
  for (const [name, schema] of wellKnown) {
    schemas[name] ??= ours[name] ?? {...schema, 'x-draft': true};
  }
  return schemas;
}

function assembleTags(
  named: unknown,
  {serviceTexts}: typeof noRelease,
  tagOf: Tags,
  words: Words,
): Json[] {
  const order = [named ?? []].flat().map((tag) => findObjectIn(tag).name);
  const rank = (tag: string): number =>
    order.includes(tag) ? order.indexOf(tag) : order.length;
  return sortBy([...tagOf], ([, tag]) => rank(tag)).map(([full, tag]) => ({
    name: tag,
    ...(words.services.get(tag)?.words ?? {
      'x-displayName': getTitleOfRpc(tag.replace(/\.?Service$/, '')),
      'x-draft': true,
      description:
        serviceTexts.get(full) ?? serviceTexts.get(tag) ?? 'Not described yet.',
    }),
  }));
}

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
  const written = data.get(rootFile);
  if (!isObject(written)) throw new Error(`${rootFile} does not exist.`);
  const root = insertFiles(siteDir, written, data);
  const releases = readReleases(files);
  const release = releases.at(-1) ?? noRelease;
  const words = readWords(files);
  const tagOf = getServiceTags(release.structure);
  const components = findObjectIn(root.components);
  const operations = assembleOperations(
    release.structure,
    tagOf,
    words,
    Object.keys(findObjectIn(components.parameters)),
  );
  const ours = findObjectIn(data.get(wellKnownFile));
  const schemas = assembleSchemas(release, ours, words);
  const schemaFiles = placeSchemas(Object.keys(schemas), words, tagOf);
  const collisions = findSlugCollisions(schemaFiles.values());
  if (collisions.length > 0) throw new Error(collisions.join('\n'));
  const document = structuredClone({
    ...omit(root, 'components'),
    tags: assembleTags(root.tags, release, tagOf, words),
    paths: operations.paths,
    components: {schemas, ...omit(components, 'schemas')},
  }) as unknown as OpenApiDocument;
  return {
    document,
    sources: {operations: operations.files, schemas: schemaFiles},
    unplaced: findUnplaced(words, document),
    words,
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
    ? {
        file: `${wordsFolder}/${getServiceKeyOfTag(tag)}/service.yaml`,
        path: keys.slice(2),
      }
    : {file: rootFile, path: keys};
}
