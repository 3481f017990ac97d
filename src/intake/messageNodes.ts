import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Document,
  type Node,
  type YAMLMap,
} from 'yaml';
import {getHeldSchema, type Structure} from '../changes/structure';
import type {DescriptionFiles} from './descriptionFiles';

/** A message of an example, a payload or a seed, at any depth. */
export interface MessageNode {
  file: string;
  /** Keys and indexes that lead to it. */
  path: readonly (string | number)[];
  map: YAMLMap;
  /** Full name of its schema. */
  schema: string;
}

type Visit = (message: MessageNode) => void;

function visitNode(
  node: unknown,
  type: string,
  at: Omit<MessageNode, 'map' | 'schema'>,
  document: Document,
  {schemas}: Structure,
  visit: Visit,
): void {
  const target = isAlias(node) ? node.resolve(document) : node;
  const inside = (child: unknown, key: string | number, held: string): void =>
    visitNode(
      child,
      held,
      {...at, path: [...at.path, key]},
      document,
      {operations: {}, schemas},
      visit,
    );
  if (isSeq(target)) {
    const held = type.startsWith('[]') ? type.slice(2) : type;
    target.items.forEach((item, index) => inside(item, index, held));
    return;
  }
  if (!isMap(target)) return;
  const pairs = (target as YAMLMap<Node, Node>).items;
  if (type.startsWith('map<')) {
    const held = type.slice(4, -1);
    for (const {key, value} of pairs) {
      if (isScalar(key)) inside(value, String(key.value), held);
    }
    return;
  }
  const schema = getHeldSchema(type);
  if (schema === undefined || type !== schema) return;
  const fields = schemas[schema]?.fields ?? {};
  for (const {key, value} of pairs) {
    const name = isScalar(key) ? String(key.value) : '';
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field) inside(value, name, field.type);
  }
  visit({...at, map: target, schema});
}

/** Operations by their ids, `StorageService_ListPools`. */
export const getOperationIds = (
  files: DescriptionFiles,
): Map<string, {call: string; file: string}> =>
  new Map(
    [...files.operationFiles()].map(([call, file]) => {
      const {post} = files.data(file) as {post?: {operationId?: string}};
      return [post?.operationId ?? '', {call, file}];
    }),
  );

/** Steps of the guides that call an operation. */
export interface Step {
  file: string;
  path: readonly (string | number)[];
  /** Id of the operation. */
  operation: string;
}

export function findGuideSteps(files: DescriptionFiles): Step[] {
  return files
    .names()
    .filter((file) => file.endsWith('.arazzo.yaml'))
    .flatMap((file) => {
      const {workflows = []} = files.data(file) as {
        workflows?: {steps?: {operationId?: string}[]}[];
      };
      return workflows.flatMap(({steps = []}, flow) =>
        steps.map(({operationId = ''}, index) => ({
          file,
          path: ['workflows', flow, 'steps', index],
          operation: operationId.slice(operationId.lastIndexOf('.') + 1),
        })),
      );
    });
}

/**
 * Visits every message that the description writes down as a value: examples
 * of operations, payloads of guides, first objects of the sandbox; what is in a
 * message before the message itself.
 */
export function visitMessages(
  files: DescriptionFiles,
  structure: Structure,
  visit: Visit,
): void {
  const walk = (
    file: string,
    path: readonly (string | number)[],
    type: string,
  ): void => {
    const document = files.document(file);
    const node = document.getIn(path, true);
    visitNode(node, type, {file, path}, document, structure, visit);
  };
  const ids = getOperationIds(files);
  for (const {call, file} of ids.values()) {
    const operation = structure.operations[call];
    if (!operation) continue;
    for (const [side, path] of [
      ['request', ['post', 'requestBody', 'content']],
      ['response', ['post', 'responses', '200', 'content']],
    ] as const) {
      const content = files.document(file).getIn(path);
      if (!isMap(content)) continue;
      for (const {key: mediaType} of content.items) {
        const examples = [...path, String(mediaType), 'examples'];
        const all = files.document(file).getIn(examples);
        if (!isMap(all)) continue;
        for (const {key} of all.items) {
          walk(file, [...examples, String(key), 'value'], operation[side]);
        }
      }
    }
  }
  for (const {file, path, operation} of findGuideSteps(files)) {
    const call = ids.get(operation)?.call ?? '';
    const request = structure.operations[call]?.request;
    if (request) walk(file, [...path, 'requestBody', 'payload'], request);
  }
  const sandbox = 'openapi/sandbox.yaml';
  if (!files.has(sandbox)) return;
  const {objects = {}} = files.data(sandbox) as {
    objects?: Record<string, {schema: string; values?: unknown[]}>;
  };
  for (const [name, {schema, values = []}] of Object.entries(objects)) {
    values.forEach((_, index) =>
      walk(sandbox, ['objects', name, 'values', index], schema),
    );
  }
}
