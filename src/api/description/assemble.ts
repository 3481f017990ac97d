import cloneDeepWith from 'es-toolkit/compat/cloneDeepWith';
import isEmpty from 'es-toolkit/compat/isEmpty';
import mapValues from 'es-toolkit/compat/mapValues';
import omit from 'es-toolkit/compat/omit';
import sortBy from 'es-toolkit/compat/sortBy';
import union from 'es-toolkit/compat/union';
import {findObjectIn, findTextIn, isObject} from '../../calls/json';
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
import {getFieldSchema, type Json} from './fieldSchema';
import {descriptionFolder, readNamedText, type DescriptionFile} from './files';
import {
  getFreeSlug,
  getOperationSlug,
  getSchemaSlugFor,
  getServiceTags,
  getTitleOfRpc,
} from './naming';
import {readReleases, type Release} from './releases';
import type {
  FieldShape,
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

/** An item that words are about, with the location of the words. */
export interface Unplaced extends Place {
  /** `operationId` of an operation, or a name such as `a.v1.Pool.size`. */
  subject: string;
  kind: 'operation' | 'schema' | 'field' | 'value' | 'service';
}

/** Whether words are about a part of a schema. */
export const isMember = ({kind}: Pick<Unplaced, 'kind'>): boolean =>
  kind === 'field' || kind === 'value';

interface Written extends Unplaced {
  words: Json;
}

/** What people wrote, by subject. */
type Words = ReadonlyMap<string, Written>;

export interface Description {
  document: OpenApiDocument;
  sources: Sources;
  /** Words about items that the platform's file does not contain. */
  unplaced: Unplaced[];
  /** All versions, oldest first. The pages describe the last one. */
  releases: Release[];
}

/** Tags of services by full name. */
type Tags = ReadonlyMap<string, string>;

/** Keys of a schema that describe its members. */
const memberKeys = {
  properties: 'field',
  'x-enumDescriptions': 'value',
} as const;

function readWords(files: readonly DescriptionFile[]): Words {
  const words = new Map<string, Written>();
  const problems: string[] = [];
  const add = (subject: string, written: Omit<Written, 'subject'>): void => {
    const other = words.get(subject);
    if (subject === '') {
      const key = written.kind === 'operation' ? 'post.operationId' : 'name';
      problems.push(`${written.file}:1: "${key}" is missing.`);
    } else if (other && !isMember(other)) {
      problems.push(
        `${written.file}:1: ${subject} is also described in ${other.file}.`,
      );
    }
    words.set(subject, {subject, ...written});
  };
  for (const {file, data} of files) {
    const content = findObjectIn(data);
    const post = findObjectIn(content.post);
    if (/^openapi\/words\/[^/]+\/service\.yaml$/.test(file)) {
      const name = findTextIn(content.name);
      add(name, {kind: 'service', file, path: [], words: content});
    } else if (/^openapi\/words\/.*\/operations\//.test(file)) {
      const name = findTextIn(post.operationId);
      add(name, {kind: 'operation', file, path: ['post'], words: post});
    } else if (/^openapi\/(?:words\/.*|shared)\/schemas\//.test(file)) {
      for (const [name, about] of Object.entries(content)) {
        const schema = findObjectIn(about);
        add(name, {kind: 'schema', file, path: [name], words: schema});
        for (const [key, kind] of Object.entries(memberKeys)) {
          const members = findObjectIn(schema[key]);
          for (const member of Object.keys(members)) {
            const path = [name, key, member];
            const said = findObjectIn(members[member]);
            add(`${name}.${member}`, {kind, file, path, words: said});
          }
        }
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
  {fields = {}, values, oneOf, limits, text}: SchemaShape,
  name: string,
  words: Words,
): Json {
  const written = words.get(name)?.words;
  const {required: asked = [], ...own} = written ?? {
    'x-draft': true,
    ...(text && {description: text}),
  };
  const meanings = findObjectIn(own['x-enumDescriptions']);
  const required = union(
    (asked as string[]).filter((field) => Object.hasOwn(fields, field)),
    Object.keys(fields).filter((field) => fields[field]!.required),
  );
  const properties = mapValues(fields, (shape, field) =>
    mergeField(shape, words.get(`${name}.${field}`)?.words, !written),
  );
  return {
    type: values ? 'string' : 'object',
    ...limits,
    ...omit(own, ...Object.keys(memberKeys)),
    ...(required.length > 0 && {required}),
    ...(values && {enum: values}),
    ...(values && !isEmpty(meanings) && {'x-enumDescriptions': meanings}),
    ...(!isEmpty(properties) && {properties}),
    ...getGroupKeys(oneOf),
  };
}

function findUnplaced(
  words: Words,
  {paths, tags, components}: OpenApiDocument,
): Unplaced[] {
  const known = new Set([
    ...tags.map(({name}) => name),
    ...Object.values(paths).map(({post}) => post.operationId),
    ...Object.entries(components.schemas).flatMap(
      ([name, {properties = {}, enum: values = []}]) => [
        name,
        ...[...Object.keys(properties), ...values].map(
          (member) => `${name}.${member}`,
        ),
      ],
    ),
  ]);
  return [...words.values()].filter(
    (one) =>
      !known.has(one.subject) &&
      (!isMember(one) || known.has(getOwner(one.subject))),
  );
}

/** The file of each schema: where its words are, or belong. */
function placeSchemas(
  names: readonly string[],
  words: Words,
  tagOf: Tags,
): Map<string, string> {
  // A schema belongs to the first service of its package.
  const serviceOf = new Map(
    [...tagOf]
      .reverse()
      .map(([full, tag]) => [getPackage(full), getServiceKeyOfTag(tag)]),
  );
  const taken = new Set(
    [...words.values()]
      .filter(({kind}) => kind === 'schema')
      .map(({file}) => getSchemaSlug(file)),
  );
  return new Map(
    names.map((name): [string, string] => {
      const known = words.get(name);
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
  const taken = new Set(
    [...words.values()].map(({file}) => file.replace(/\.yaml$/, '')),
  );
  const paths: Json = {};
  for (const shape of Object.values(operations)) {
    const tag = tagOf.get(getServiceOf(shape.path))!;
    const rpc = getLastPart(getFullName(shape.path));
    const written = words.get(`${tag}_${rpc}`);
    const path = `${shape.prefix ?? ''}${shape.path}`;
    const slug = getFreeSlug(
      `${wordsFolder}/${getServiceKeyOfTag(tag)}/operations/${getOperationSlug(rpc)}`,
      taken,
    );
    if (!written) taken.add(slug);
    files.set(path, written?.file ?? `${slug}.yaml`);
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
    mergeSchema(shape, name, words),
  );
  for (const [name, {kind, file, words: written}] of words) {
    if (kind !== 'schema' || !file.startsWith(sharedFolder)) continue;
    schemas[name] ??= written;
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
    ...(words.get(tag)?.words ?? {
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
  const tagOf = getServiceTags(...releases.map(({structure}) => structure));
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
  const tag = kind === 'tags' && document.tags[Number(first)]?.name;
  const file =
    (kind === 'paths' && sources.operations.get(first)) ||
    (kind === 'components' && sources.schemas.get(second)) ||
    (tag && `${wordsFolder}/${getServiceKeyOfTag(tag)}/service.yaml`);
  return file ? {file, path: keys.slice(2)} : {file: rootFile, path: keys};
}
