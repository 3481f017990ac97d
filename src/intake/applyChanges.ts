import {
  isMap,
  isScalar,
  isSeq,
  Pair,
  Scalar,
  type Document,
  type YAMLMap,
} from 'yaml';
import type {Change, NamedKind, Rename} from '../changes/compare';
import {
  fullName,
  heldSchema,
  readPath,
  type Structure,
} from '../changes/structure';
import {serviceKeyOfTag} from '../reference/names';
import type {DescriptionFiles} from './descriptionFiles';
import {rootFile} from './descriptionFiles';
import {
  draftField,
  draftOperation,
  draftSchema,
  draftService,
  draftWellKnown,
  operationFileName,
  schemaFileName,
} from './drafts';
import {
  convertValue,
  fieldSchema,
  referenceTo,
  typeKeys,
  zeroValue,
} from './fieldSchema';
import {guideSteps, operationIds, visitMessages} from './messageNodes';
import type {Unplaced} from './unplaced';

const ownerOf = (name: string): string => name.slice(0, name.lastIndexOf('.'));
const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

const areaOf = (name: string): string => name.split('.')[1] ?? '';

/** One line of what an intake did. */
export interface Done {
  what: string;
  file: string;
}

/** What the changes are made with. */
export interface Job {
  files: DescriptionFiles;
  /** Structure of the description as the files have it, and as it shall be. */
  ours: Structure;
  theirs: Structure;
  /** Well-known types as the other description has them, by full name. */
  wellKnown: ReadonlyMap<string, object>;
  done: Done[];
  unplaced: Unplaced[];
  /** What could not be brought into the new form, with the file. */
  open: Done[];
}

/** Takes a key out of a map, and the map or list around it if it is empty then. */
function removeAt(
  document: Document,
  path: readonly (string | number)[],
): void {
  document.deleteIn(path);
  const around = path.slice(0, -1);
  if (around.length === 0) return;
  const node = document.getIn(around, true);
  if ((isMap(node) || isSeq(node)) && node.items.length === 0) {
    removeAt(document, around);
  }
}

/** Puts a key behind the one that comes before it in the new order. */
function insertAfter(
  map: YAMLMap,
  key: string,
  value: unknown,
  before: readonly string[],
  document: Document,
): void {
  const pair = document.createPair(key, value) as Pair;
  const keys = map.items.map((item) =>
    isScalar(item.key) ? String(item.key.value) : String(item.key),
  );
  const previous = [...before].reverse().find((name) => keys.includes(name));
  const at = previous === undefined ? 0 : keys.indexOf(previous) + 1;
  map.items.splice(at, 0, pair as never);
}

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

function nodeOf(job: Job, schema: string): {file: string; at: string[]} {
  const file = job.files.schemaFiles().get(schema);
  if (file === undefined) throw new Error(`No file describes ${schema}.`);
  return {file, at: [schema]};
}

function addWellKnown(job: Job): void {
  const {files, wellKnown, done} = job;
  for (const [name, schema] of wellKnown) {
    if (files.schemaFiles().has(name)) continue;
    const file = `openapi/shared/schemas/${name.toLowerCase().replaceAll('.', '-')}.yaml`;
    files.write(file, draftWellKnown(name, schema));
    done.push({what: `added the well-known type ${name}`, file});
  }
}

/** Names of the files of schemas that exist, without `.yaml`. */
const takenNames = (files: DescriptionFiles): Set<string> =>
  new Set(
    [...files.schemaFiles().values()].map((file) =>
      file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length),
    ),
  );

function addSchemas(job: Job, names: readonly string[]): void {
  const {files, theirs, done} = job;
  const taken = takenNames(files);
  const placed = names.map((name): [string, string] => {
    const area = areaOf(name);
    const base = schemaFileName(name, area, taken);
    taken.add(base);
    return [name, `openapi/services/${area}/schemas/${base}.yaml`];
  });
  const all = new Map([...files.schemaFiles(), ...placed]);
  for (const [name, file] of placed) {
    const shape = theirs.schemas[name];
    if (!shape) continue;
    files.write(file, draftSchema(name, shape, file, all));
    done.push({what: `added the schema ${name} as a draft`, file});
  }
}

function addService(job: Job, service: string, area: string): void {
  const {files, done} = job;
  const file = `openapi/services/${area}/service.yaml`;
  if (files.has(file)) return;
  files.write(file, draftService(service));
  const root = files.document(rootFile);
  root.addIn(['tags'], root.createNode({$ref: file.slice('openapi/'.length)}));
  files.touch(rootFile);
  done.push({what: `added the service ${service} as a draft`, file});
}

function addOperation(job: Job, path: string): void {
  const {files, theirs, done} = job;
  const operation = theirs.operations[path];
  const {service = '', rpc = '', package: package_ = ''} = readPath(path) ?? {};
  if (!operation) return;
  const area = areaOf(`${package_}.x`);
  addService(job, service, area);
  const file = `openapi/services/${area}/operations/${operationFileName(rpc)}`;
  files.write(file, draftOperation(operation, file, files.schemaFiles()));
  const root = files.document(rootFile);
  const paths = files.map(rootFile, ['paths']);
  const before = Object.keys(theirs.operations);
  const own = before.slice(0, before.indexOf(path));
  const sameService = own.filter((one) =>
    one.startsWith(`/${package_}.${service}/`),
  );
  const known = Object.keys(files.root().paths ?? {});
  // A new service comes last.
  const order = sameService.some((one) => known.includes(one))
    ? sameService
    : known;
  const value = {$ref: file.slice('openapi/'.length)};
  insertAfter(paths, path, value, order, root);
  files.touch(rootFile);
  done.push({what: `added the operation ${service}.${rpc} as a draft`, file});
}

function addField(job: Job, subject: string): void {
  const {files, theirs, done} = job;
  const [schema, field] = [ownerOf(subject), lastOf(subject)];
  const {file, at} = nodeOf(job, schema);
  const shape = theirs.schemas[schema]?.fields?.[field];
  if (!shape) return;
  const document = files.document(file);
  const value = draftField(shape, file, files.schemaFiles());
  if (!document.hasIn([...at, 'properties'])) {
    document.setIn([...at, 'properties'], document.createNode({}));
  }
  const names = Object.keys(theirs.schemas[schema]?.fields ?? {});
  insertAfter(
    files.map(file, [...at, 'properties']),
    field,
    value,
    names.slice(0, names.indexOf(field)),
    document,
  );
  files.touch(file);
  done.push({what: `added the field ${subject} as a draft`, file});
}

function addValue(job: Job, subject: string): void {
  const {files, theirs, done} = job;
  const [schema, value] = [ownerOf(subject), lastOf(subject)];
  const {file, at} = nodeOf(job, schema);
  const document = files.document(file);
  const values = document.getIn([...at, 'enum'], true);
  if (!isSeq(values)) return;
  const order = theirs.schemas[schema]?.values ?? [];
  const known = values.items.map((one) => String((one as Scalar).value));
  const previous = order
    .slice(0, order.indexOf(value))
    .reverse()
    .find((one) => known.includes(one));
  const place = previous === undefined ? 0 : known.indexOf(previous) + 1;
  values.items.splice(place, 0, document.createNode(value) as never);
  const drafts = [...at, 'x-draft-values'];
  if (document.hasIn(drafts)) document.addIn(drafts, value);
  else document.setIn(drafts, document.createNode([value]));
  files.touch(file);
  done.push({what: `added the value ${subject} as a draft`, file});
}

/** Brings the values that examples, guides and the sandbox give a field. */
function convertValues(
  job: Job,
  subject: string,
  from: string,
  to: string,
): void {
  const {files, ours, done, open} = job;
  const [schema, field] = [ownerOf(subject), lastOf(subject)];
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
    map.set(field, files.document(file).createNode(converted ?? zeroValue(to)));
    files.touch(file);
    changed.set(file, (changed.get(file) ?? 0) + 1);
  });
  for (const [file, count] of changed) {
    done.push({
      what: `gave ${count} values of ${subject} the type ${to}`,
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
  const ids = operationIds(files);
  for (const {file, path, operation} of guideSteps(files)) {
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
      const target = heldSchema(type);
      if (target !== undefined) seen.add(target);
    }
  }
  return seen.has(schema);
}

function changeType(job: Job, {subject, from = '', to = ''}: Change): void {
  const {files, done} = job;
  const {file, at} = nodeOf(job, ownerOf(subject));
  const map = files.map(file, [...at, 'properties', lastOf(subject)]);
  const given: unknown = map.get('default');
  setType(
    map,
    fieldSchema(to, file, files.schemaFiles()),
    files.document(file),
  );
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

function setDeprecated(
  job: Job,
  file: string,
  at: readonly string[],
  isDeprecated: boolean,
  name: string,
): void {
  const {files, done} = job;
  const document = files.document(file);
  if (isDeprecated) document.setIn([...at, 'deprecated'], true);
  else document.deleteIn([...at, 'deprecated']);
  files.touch(file);
  done.push({
    what: `marked ${name} as ${isDeprecated ? 'deprecated' : 'no longer deprecated'}`,
    file,
  });
}

const operationFile = (job: Job, name: string): string => {
  const at = name.lastIndexOf('.');
  const path = `/${name.slice(0, at)}/${name.slice(at + 1)}`;
  return job.files.operationFiles().get(path) ?? '';
};

/** Gives an operation other messages, or a stream in place of one message. */
function changeMessages(job: Job, name: string): void {
  const {files, theirs, done, open} = job;
  const file = operationFile(job, name);
  const shape = Object.values(theirs.operations).find(
    ({path}) => fullName(path) === name,
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
    const ref = referenceTo(
      shape[direction],
      schemas.get(shape[direction]) ?? '',
      file,
    );
    const before: unknown = document.getIn([...path, old, 'schema', '$ref']);
    if (pair && old !== type) pair.key = document.createNode(type) as never;
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

function changeGroup(job: Job, schema: string): void {
  const {files, theirs, done} = job;
  const {file, at} = nodeOf(job, schema);
  const document = files.document(file);
  const {oneOf = []} = theirs.schemas[schema] ?? {};
  if (oneOf.length === 0) document.deleteIn([...at, 'oneOf']);
  else {
    const groups = oneOf.map((field) => ({required: [field]}));
    document.setIn([...at, 'oneOf'], document.createNode(groups));
  }
  files.touch(file);
  done.push({
    what: `changed which fields of ${schema} exclude each other`,
    file,
  });
}

/** Takes over what is new or different; what is gone stays. */
export function applyAdditions(job: Job, changes: readonly Change[]): void {
  const of = (...kinds: Change['kind'][]): Change[] =>
    changes.filter(({kind}) => kinds.includes(kind));
  addWellKnown(job);
  addSchemas(
    job,
    of('schema-added').map(({subject}) => subject),
  );
  const paths = new Map(
    Object.keys(job.theirs.operations).map((path) => [fullName(path), path]),
  );
  for (const {subject} of of('operation-added')) {
    addOperation(job, paths.get(subject) ?? '');
  }
  for (const {subject} of of('field-added')) addField(job, subject);
  for (const {subject} of of('value-added')) addValue(job, subject);
  for (const one of of('field-type', 'field-widened')) changeType(job, one);
  for (const {subject} of of('fields-exclusive')) changeGroup(job, subject);
  const messages = of('operation-message', 'operation-streaming');
  for (const name of new Set(messages.map(({subject}) => subject))) {
    changeMessages(job, name);
  }
  for (const {kind, subject} of of(
    'operation-deprecated',
    'operation-restored',
  )) {
    const isDeprecated = kind === 'operation-deprecated';
    setDeprecated(
      job,
      operationFile(job, subject),
      ['post'],
      isDeprecated,
      subject,
    );
  }
  for (const {kind, subject} of of('field-deprecated', 'field-restored')) {
    const {file, at} = nodeOf(job, ownerOf(subject));
    const path = [...at, 'properties', lastOf(subject)];
    setDeprecated(job, file, path, kind === 'field-deprecated', subject);
  }
}

function removeField(job: Job, subject: string): void {
  const {files, ours, done, unplaced, open} = job;
  const [schema, field] = [ownerOf(subject), lastOf(subject)];
  const {file, at} = nodeOf(job, schema);
  const document = files.document(file);
  const path = [...at, 'properties', field];
  const was = files.map(file, path).toJSON() as unknown;
  unplaced.push({subject, file, was});
  visitMessages(files, ours, (message) => {
    if (message.schema !== schema || !message.map.has(field)) return;
    message.map.delete(field);
    files.touch(message.file);
    if (message.file.endsWith('.arazzo.yaml')) {
      open.push({
        what: `the guide sent ${field}, which is gone: read the step again`,
        file: message.file,
      });
    }
  });
  removeAt(document, path);
  for (const key of ['required', 'oneOf']) {
    const list = document.getIn([...at, key], true);
    if (!isSeq(list)) continue;
    const left = list.items.filter((item) => {
      const value = (item as {toJSON?: () => unknown}).toJSON?.() ?? item;
      return key === 'required'
        ? value !== field
        : !(value as {required?: string[]}).required?.includes(field);
    });
    list.items = left;
    if (left.length === 0) document.deleteIn([...at, key]);
  }
  files.touch(file);
  done.push({what: `took out the field ${subject}`, file});
}

function removeValue(job: Job, subject: string): void {
  const {files, done, unplaced} = job;
  const [schema, value] = [ownerOf(subject), lastOf(subject)];
  const {file, at} = nodeOf(job, schema);
  const document = files.document(file);
  const text = document.getIn([...at, 'x-enumDescriptions', value]);
  unplaced.push({subject, file, was: {description: text ?? ''}});
  const values = document.getIn([...at, 'enum'], true);
  if (isSeq(values)) {
    values.items = values.items.filter(
      (one) => (one as Scalar).value !== value,
    );
  }
  if (text !== undefined)
    removeAt(document, [...at, 'x-enumDescriptions', value]);
  files.touch(file);
  done.push({what: `took out the value ${subject}`, file});
}

/** Takes names of an operation that is gone out of lists of names. */
function forgetOperation(job: Job, service: string, rpc: string): void {
  const {files, ours} = job;
  const isUnique =
    Object.keys(ours.operations).filter((path) => path.endsWith(`/${rpc}`))
      .length < 2;
  const names = [`${service}.${rpc}`, ...(isUnique ? [rpc] : [])];
  const isName = (node: unknown): boolean =>
    isScalar(node) && names.includes(String(node.value));
  const edited = files
    .names()
    .filter((file) => file.endsWith('.yaml') && !file.includes('/schemas/'));
  for (const file of edited) {
    if (!names.some((name) => files.text(file).includes(name))) continue;
    const document = files.document(file);
    let isChanged = false;
    const walk = (node: unknown, key: string): void => {
      if (isSeq(node)) {
        const left =
          key === 'x-related' || key === 'operations'
            ? node.items.filter((item) => !isName(item))
            : node.items;
        if (left.length < node.items.length) isChanged = true;
        node.items = left;
        node.items.forEach((item) => walk(item, key));
      }
      if (!isMap(node)) return;
      node.items = node.items.filter((pair) => {
        const name = isScalar(pair.key) ? String(pair.key.value) : '';
        const isGone =
          // Its rule in the sandbox.
          (key === 'operations' && names.includes(name)) ||
          // Where a need comes from.
          (name === 'from' && key === 'needs' && isName(pair.value)) ||
          // How to follow the work.
          (name === 'poll' &&
            isMap(pair.value) &&
            isName(pair.value.get('operation', true)));
        if (isGone) isChanged = true;
        return !isGone;
      });
      for (const {key: name, value} of node.items) {
        walk(value, isScalar(name) ? String(name.value) : key);
      }
    };
    walk(document.contents, '');
    if (isChanged) files.touch(file);
  }
}

function removeOperation(job: Job, name: string): void {
  const {files, done, unplaced} = job;
  const file = operationFile(job, name);
  const at = name.lastIndexOf('.');
  const path = `/${name.slice(0, at)}/${name.slice(at + 1)}`;
  const {service = '', rpc = ''} = readPath(path) ?? {};
  unplaced.push({subject: name, file, was: files.data(file)});
  files.document(rootFile).deleteIn(['paths', path]);
  files.touch(rootFile);
  files.remove(file);
  forgetOperation(job, service, rpc);
  done.push({what: `took out the operation ${service}.${rpc}`, file});
}

function removeSchema(job: Job, name: string): void {
  const {files, done, unplaced, open} = job;
  const {file} = nodeOf(job, name);
  unplaced.push({subject: name, file, was: files.data(file)});
  files.remove(file);
  const components = ['components', 'schemas', name];
  if (files.document(rootFile).hasIn(components)) {
    files.document(rootFile).deleteIn(components);
    files.touch(rootFile);
  }
  for (const other of ['openapi/sandbox.yaml', 'openapi/platform-map.yaml']) {
    if (!files.has(other) || !files.text(other).includes(name)) continue;
    open.push({what: `names ${name}, which is gone`, file: other});
  }
  done.push({what: `took out the schema ${name}`, file});
}

/** Takes out what is gone, and keeps its prose. */
export function applyRemovals(job: Job, changes: readonly Change[]): void {
  const of = (kind: Change['kind']): string[] =>
    changes.filter((one) => one.kind === kind).map(({subject}) => subject);
  for (const name of of('field-removed')) removeField(job, name);
  for (const name of of('value-removed')) removeValue(job, name);
  for (const name of of('operation-removed')) removeOperation(job, name);
  for (const name of of('schema-removed')) removeSchema(job, name);
}

function renameKey(map: YAMLMap, from: string, to: string): boolean {
  const pair = map.items.find(
    ({key}) => isScalar(key) && String(key.value) === from,
  );
  if (!pair || !isScalar(pair.key)) return false;
  pair.key.value = to;
  return true;
}

function renameField(job: Job, {from, to}: Rename): void {
  const {files, ours, done, open} = job;
  const schema = ownerOf(from);
  const [old, now] = [lastOf(from), lastOf(to)];
  const {file, at} = nodeOf(job, schema);
  const document = files.document(file);
  const properties = files.map(file, [...at, 'properties']);
  // A draft of the new name has no words that the old one lacks.
  properties.delete(now);
  visitMessages(files, ours, (message) => {
    if (message.schema !== schema) return;
    if (renameKey(message.map, old, now)) files.touch(message.file);
  });
  renameKey(properties, old, now);
  for (const key of ['required', 'oneOf']) {
    const list = document.getIn([...at, key], true);
    if (!isSeq(list)) continue;
    const value = JSON.parse(
      JSON.stringify(list.toJSON()).replaceAll(
        JSON.stringify(old),
        JSON.stringify(now),
      ),
    ) as unknown;
    document.setIn([...at, key], document.createNode(value));
  }
  files.touch(file);
  done.push({what: `renamed the field ${from} to ${now}`, file});
  const sandbox = 'openapi/sandbox.yaml';
  for (const {path, request} of Object.values(ours.operations)) {
    if (request !== schema || !files.has(sandbox)) continue;
    const {service = '', rpc = ''} = readPath(path) ?? {};
    const rules = files.document(sandbox);
    const name = [rpc, `${service}.${rpc}`].find((one) =>
      rules.hasIn(['operations', one]),
    );
    if (name === undefined) continue;
    rules.setIn(['operations', name, 'reads', old], now);
    files.touch(sandbox);
    done.push({
      what: `the rule of ${name} reads ${now} where it says ${old}`,
      file: sandbox,
    });
  }
  if (!ours.schemas[schema]) return;
  const isSent = Object.values(ours.operations).some(
    ({request}) => request === schema,
  );
  if (!isSent) {
    open.push({
      what: `rules and handlers that say ${old} of ${schema} have to say ${now}`,
      file: sandbox,
    });
  }
}

function renameValue(job: Job, {from, to}: Rename): void {
  const {files, ours, done} = job;
  const schema = ownerOf(from);
  const [old, now] = [lastOf(from), lastOf(to)];
  const {file, at} = nodeOf(job, schema);
  const document = files.document(file);
  const values = document.getIn([...at, 'enum'], true);
  if (isSeq(values)) {
    values.items = values.items.filter((one) => (one as Scalar).value !== now);
    for (const one of values.items) {
      if (isScalar(one) && one.value === old) one.value = now;
    }
  }
  const drafts = document.getIn([...at, 'x-draft-values'], true);
  if (isSeq(drafts)) {
    drafts.items = drafts.items.filter((one) => (one as Scalar).value !== now);
    if (drafts.items.length === 0) document.deleteIn([...at, 'x-draft-values']);
  }
  const texts = document.getIn([...at, 'x-enumDescriptions'], true);
  if (isMap(texts)) renameKey(texts, old, now);
  files.touch(file);
  visitMessages(files, ours, (message) => {
    for (const pair of message.map.items) {
      const name = isScalar(pair.key) ? String(pair.key.value) : '';
      const type = ours.schemas[message.schema]?.fields?.[name]?.type;
      if (heldSchema(type ?? '') !== schema) continue;
      const nodes = isSeq(pair.value) ? pair.value.items : [pair.value];
      for (const node of nodes) {
        if (!isScalar(node) || node.value !== old) continue;
        node.value = now;
        files.touch(message.file);
      }
    }
  });
  done.push({what: `renamed the value ${from} to ${now}`, file});
}

/** Replaces references to a schema or a file everywhere. */
function replaceReferences(
  files: DescriptionFiles,
  replace: (reference: string, file: string) => string,
): void {
  for (const file of files.names()) {
    if (!files.text(file).includes('$ref')) continue;
    const document = files.document(file);
    const walk = (node: unknown): void => {
      if (isSeq(node)) node.items.forEach(walk);
      if (!isMap(node)) return;
      for (const {key, value} of node.items) {
        const isReference = isScalar(key) && key.value === '$ref';
        if (!isReference || !isScalar(value)) {
          walk(value);
          continue;
        }
        const now = replace(String(value.value), file);
        if (now === value.value) continue;
        value.value = now;
        files.touch(file);
      }
    };
    walk(document.contents);
  }
}

function renameSchema(job: Job, {from, to}: Rename): void {
  const {files, done} = job;
  const {file} = nodeOf(job, from);
  // A draft of the new name gives its file away.
  const draft = files.schemaFiles().get(to);
  if (draft !== undefined) files.remove(draft);
  renameKey(files.map(file, []), from, to);
  files.touch(file);
  const area = areaOf(to);
  const base = schemaFileName(to, area, takenNames(files));
  const target = `openapi/services/${area}/schemas/${base}.yaml`;
  const text = files.text(file);
  files.remove(file);
  files.write(target, text);
  replaceReferences(files, (reference, from_) => {
    const name = reference.split('#/')[1];
    return name === from || name === to
      ? referenceTo(to, target, from_)
      : reference;
  });
  done.push({what: `renamed the schema ${from} to ${to}`, file: target});
}

function renameOperation(job: Job, {from, to}: Rename): void {
  const {files, done, open} = job;
  const pathOf = (name: string): string => {
    const at = name.lastIndexOf('.');
    return `/${name.slice(0, at)}/${name.slice(at + 1)}`;
  };
  const file = operationFile(job, from);
  const {
    service = '',
    rpc = '',
    package: package_ = '',
  } = readPath(pathOf(to)) ?? {};
  if (serviceKeyOfTag(service) !== areaOf(`${package_}.x`)) {
    throw new Error(`"${to}" is no operation of a service of its package.`);
  }
  const old = operationFile(job, to);
  if (old) files.remove(old);
  files.document(rootFile).deleteIn(['paths', pathOf(to)]);
  const document = files.document(file);
  document.setIn(['post', 'operationId'], `${service}_${rpc}`);
  document.setIn(['post', 'tags'], document.createNode([service]));
  files.touch(file);
  const text = files.text(file);
  const target = `openapi/services/${serviceKeyOfTag(service)}/operations/${operationFileName(rpc)}`;
  files.remove(file);
  files.write(target, text);
  const paths = files.map(rootFile, ['paths']);
  renameKey(paths, pathOf(from), pathOf(to));
  files
    .document(rootFile)
    .setIn(['paths', pathOf(to), '$ref'], target.slice('openapi/'.length));
  files.touch(rootFile);
  const oldRpc = lastOf(from);
  const named = files
    .names()
    .filter((name) => new RegExp(`\\b${oldRpc}\\b`).test(files.text(name)));
  for (const name of named) {
    open.push({what: `names ${oldRpc}, which is ${rpc} now`, file: name});
  }
  done.push({what: `renamed the operation ${from} to ${to}`, file: target});
}

/** Moves the words of what has another name now. */
export function applyRename(job: Job, kind: NamedKind, rename: Rename): void {
  if (kind === 'field') renameField(job, rename);
  else if (kind === 'value') renameValue(job, rename);
  else if (kind === 'schema') renameSchema(job, rename);
  else renameOperation(job, rename);
}

/** Schemas that nothing refers to get a place in the list of components. */
export function listUnused({files, theirs}: Job): void {
  const used = new Set<string>();
  for (const {request, response} of Object.values(theirs.operations)) {
    used.add(request).add(response);
  }
  for (const {fields = {}} of Object.values(theirs.schemas)) {
    for (const {type} of Object.values(fields)) {
      const target = heldSchema(type);
      if (target) used.add(target);
    }
  }
  const root = files.document(rootFile);
  for (const [name, file] of files.schemaFiles()) {
    const at = ['components', 'schemas', name];
    if (used.has(name) || !theirs.schemas[name] || root.hasIn(at)) continue;
    root.setIn(
      at,
      root.createNode({$ref: `./${file.slice('openapi/'.length)}#/${name}`}),
    );
    files.touch(rootFile);
  }
}
