import {getGroupKeys} from './drafts';
import {
  type Document,
  isScalar,
  isSeq,
  type Pair,
  Scalar,
  type YAMLMap,
} from 'yaml';
import type {Change} from '../changes/compare';
import {getFullName, getLastPart, getOwner} from '../changes/names';
import {getHeldSchema, type Structure} from '../changes/structure';
import {
  convertValue,
  getFieldSchema,
  getReferenceTo,
  typeKeys,
  getZeroValue,
} from './fieldSchema';
import {type Job, getNode, getOperationFile} from './job';
import {findGuideSteps, getOperationIds, visitMessages} from './messageNodes';

/** Keeps a node's other keys, and puts those of the type before them. */
function setType(
  map: YAMLMap,
  schema: Record<string, unknown>,
  document: Document,
): void {
  for (const key of typeKeys) map.delete(key);
  const pairs = Object.entries(schema).map(
    ([key, value]) => document.createPair(key, value) as Pair,
  );
  map.items.unshift(...(pairs as never[]));
}

/** Brings the values that examples, guides and the sandbox give a field. */
function convertValues(
  job: Job,
  subject: string,
  from: string,
  to: string,
): void {
  const {files, ours, done, open} = job;
  const [schema, field] = [getOwner(subject), getLastPart(subject)];
  const changed = new Map<string, number>();
  visitMessages(files, ours, ({file, map, schema: name}) => {
    if (name !== schema || !map.has(field)) return;
    const node: unknown = map.get(field, true);
    const value: unknown =
      node && typeof node === 'object' && 'toJSON' in node
        ? (node as Scalar).toJSON()
        : node;
    // An expression of a guide stands for a value of any type.
    if (typeof value === 'string' && value.startsWith('$')) return;
    const converted = convertValue(value, from, to);
    if (converted === undefined) {
      open.push({
        what: `the value of ${field} is none of the type ${to} and was emptied: write a new one`,
        file,
      });
    }
    map.set(
      field,
      files.document(file).createNode(converted ?? getZeroValue(to)),
    );
    files.touch(file);
    changed.set(file, (changed.get(file) ?? 0) + 1);
  });
  for (const [file, count] of changed) {
    done.push({
      what: `gave ${count} ${count === 1 ? 'value' : 'values'} of ${subject} the type ${to}`,
      file,
    });
  }
  convertConditions(job, schema, field, to);
}

/** Literals that a guide compares a field with. */
function convertConditions(
  job: Job,
  schema: string,
  field: string,
  to: string,
): void {
  const {files, ours, done} = job;
  const isText = ['string', 'int64', 'uint64'].includes(to);
  const literal = new RegExp(
    String.raw`(#/(?:[^\s=!<>]+/)?${field} *[=!]= *)(?:"(-?\d+)"|(-?\d+)(?![\d.]))`,
    'g',
  );
  const ids = getOperationIds(files);
  for (const {file, path, operation} of findGuideSteps(files)) {
    const response = ours.operations[ids.get(operation)?.call ?? '']?.response;
    if (!response || !holds(ours, response, schema)) continue;
    const document = files.document(file);
    const criteria = document.getIn([...path, 'successCriteria']);
    if (!isSeq(criteria)) continue;
    criteria.items.forEach((_, index) => {
      const at = [...path, 'successCriteria', index, 'condition'];
      const condition = document.getIn(at);
      if (typeof condition !== 'string') return;
      const now = condition.replace(
        literal,
        (_match, before: string, text?: string, number?: string) => {
          const value = text ?? number ?? '';
          return `${before}${isText ? `"${value}"` : value}`;
        },
      );
      if (now === condition) return;
      document.setIn(at, now);
      files.touch(file);
      done.push({what: `compares ${field} with a value of type ${to}`, file});
    });
  }
}

/** Whether a message holds a schema at any depth. */
function holds({schemas}: Structure, message: string, schema: string): boolean {
  const seen = new Set([message]);
  for (const name of seen) {
    for (const {type} of Object.values(schemas[name]?.fields ?? {})) {
      const target = getHeldSchema(type);
      if (target !== undefined) seen.add(target);
    }
  }
  return seen.has(schema);
}

export function changeType(
  job: Job,
  {subject, from = '', to = ''}: Change,
): void {
  const {files, done} = job;
  const {file, at} = getNode(job, getOwner(subject));
  const map = files.map(file, [...at, 'properties', getLastPart(subject)]);
  const given: unknown = map.get('default');
  setType(
    map,
    getFieldSchema(to, file, files.schemaFiles()),
    files.document(file),
  );
  // A list or a map is absent if it is empty.
  if (/^(?:\[\]|map<)/.test(to)) map.delete('x-always-present');
  const converted =
    given === undefined ? undefined : convertValue(given, from, to);
  if (converted !== undefined) map.set('default', converted);
  files.touch(file);
  done.push({
    what: `changed the type of ${subject} from ${from} to ${to}`,
    file,
  });
  convertValues(job, subject, from, to);
}

/** Gives an operation other messages, or a stream in place of one message. */
export function changeMessages(job: Job, name: string): void {
  const {files, theirs, done, open} = job;
  const file = getOperationFile(job, name);
  const shape = Object.values(theirs.operations).find(
    ({path}) => getFullName(path) === name,
  );
  if (!shape) return;
  const document = files.document(file);
  const type = shape.streaming
    ? 'application/connect+json'
    : 'application/json';
  const schemas = files.schemaFiles();
  for (const [direction, path] of [
    ['request', ['post', 'requestBody', 'content']],
    ['response', ['post', 'responses', '200', 'content']],
  ] as const) {
    const content = files.map(file, path);
    const [pair] = content.items;
    const old = isScalar(pair?.key) ? String(pair.key.value) : '';
    const ref = getReferenceTo(
      shape[direction],
      schemas.get(shape[direction]) ?? '',
      file,
    );
    const before: unknown = document.getIn([...path, old, 'schema', '$ref']);
    if (pair && old !== type) pair.key = document.createNode(type);
    if (before === ref) continue;
    document.setIn([...path, type, 'schema', '$ref'], ref);
    const examples: unknown = document.getIn([...path, type, 'examples']);
    if (examples !== undefined) {
      job.unplaced.push({
        subject: `${name} (examples of the ${direction})`,
        file,
        was: (examples as YAMLMap).toJSON(),
      });
      document.deleteIn([...path, type, 'examples']);
      open.push({
        what: `the examples of the ${direction} were for another message and are in openapi/unplaced-prose.yaml: write new ones, and take "x-draft" away`,
        file,
      });
      document.setIn(['post', 'x-draft'], true);
    }
  }
  files.touch(file);
  done.push({what: `changed the messages of ${name}`, file});
}

export function changeGroup(job: Job, schema: string): void {
  const {files, theirs, done} = job;
  const {file, at} = getNode(job, schema);
  const document = files.document(file);
  const {oneOf = []} = theirs.schemas[schema] ?? {};
  for (const key of ['oneOf', 'allOf']) document.deleteIn([...at, key]);
  for (const [key, groups] of Object.entries(getGroupKeys(oneOf))) {
    document.setIn([...at, key], document.createNode(groups));
  }
  files.touch(file);
  done.push({
    what: `changed which fields of ${schema} exclude each other`,
    file,
  });
}
