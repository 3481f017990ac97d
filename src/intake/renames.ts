import path from 'node:path';
import {isMap, isScalar, isSeq, Scalar, type YAMLMap} from 'yaml';
import {getLastPart, getOwner, toPath} from '../changes/names';
import type {NamedKind, Rename} from '../changes/renameIn';
import {getHeldSchema, readPath} from '../changes/structure';
import {getServiceKeyOfTag} from '../api/names';
import {addService} from './additions';
import {type DescriptionFiles, rootFile} from './descriptionFiles';
import {getOperationFileName, getSchemaFileName} from './drafts';
import {getReferenceTo} from './fieldSchema';
import {
  getArea,
  type Job,
  getNode,
  getOperationFile,
  getTakenNames,
} from './job';
import {visitMessages} from './messageNodes';

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
  const schema = getOwner(from);
  const [old, now] = [getLastPart(from), getLastPart(to)];
  const {file, at} = getNode(job, schema);
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
  const schema = getOwner(from);
  const [old, now] = [getLastPart(from), getLastPart(to)];
  const {file, at} = getNode(job, schema);
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
      if (getHeldSchema(type ?? '') !== schema) continue;
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

/** Moves a file; what it refers to stays where it is. */
function moveFile(files: DescriptionFiles, file: string, target: string): void {
  const text = files.text(file);
  files.remove(file);
  files.write(target, text);
  const [from, to] = [file, target].map((one) => path.posix.dirname(one));
  if (from === undefined || to === undefined || from === to) return;
  const moved = (reference: string): string => {
    const [place = '', name] = reference.split('#');
    if (place === '') return reference;
    const relative = path.posix.relative(to, path.posix.join(from, place));
    return `${relative.startsWith('.') ? relative : `./${relative}`}#${name ?? ''}`;
  };
  replaceReferences(files, (reference, where) =>
    where === target ? moved(reference) : reference,
  );
}

function renameSchema(job: Job, {from, to}: Rename): void {
  const {files, done} = job;
  const {file} = getNode(job, from);
  // A draft of the new name gives its file away.
  const draft = files.schemaFiles().get(to);
  if (draft !== undefined) files.remove(draft);
  renameKey(files.map(file, []), from, to);
  files.touch(file);
  const area = getArea(to);
  const base = getSchemaFileName(to, area, getTakenNames(files));
  const target = `openapi/services/${area}/schemas/${base}.yaml`;
  moveFile(files, file, target);
  replaceReferences(files, (reference, from_) => {
    const name = reference.split('#/')[1];
    return name === from || name === to
      ? getReferenceTo(to, target, from_)
      : reference;
  });
  done.push({what: `renamed the schema ${from} to ${to}`, file: target});
}

function renameOperation(job: Job, {from, to}: Rename): void {
  const {files, done, open} = job;
  const file = getOperationFile(job, from);
  const {
    service = '',
    rpc = '',
    package: package_ = '',
  } = readPath(toPath(to)) ?? {};
  if (getServiceKeyOfTag(service) !== getArea(`${package_}.x`)) {
    throw new Error(`"${to}" is no operation of a service of its package.`);
  }
  const old = getOperationFile(job, to);
  if (old) files.remove(old);
  files.document(rootFile).deleteIn(['paths', toPath(to)]);
  const document = files.document(file);
  document.setIn(['post', 'operationId'], `${service}_${rpc}`);
  document.setIn(['post', 'tags'], document.createNode([service]));
  files.touch(file);
  const target = `openapi/services/${getServiceKeyOfTag(service)}/operations/${getOperationFileName(rpc)}`;
  moveFile(files, file, target);
  addService(job, service, getArea(`${package_}.x`));
  const paths = files.map(rootFile, ['paths']);
  renameKey(paths, toPath(from), toPath(to));
  files
    .document(rootFile)
    .setIn(['paths', toPath(to), '$ref'], target.slice('openapi/'.length));
  files.touch(rootFile);
  const oldRpc = getLastPart(from);
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
