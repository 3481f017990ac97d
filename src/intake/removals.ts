import {isMap, isScalar, isSeq, Scalar} from 'yaml';
import type {Change} from '../changes/compare';
import {getLastPart, getOwner, toPath} from '../changes/names';
import {readPath} from '../changes/structure';
import {rootFile} from './descriptionFiles';
import {type Job, getNode, getOperationFile, removeAt} from './job';
import {visitMessages} from './messageNodes';

function removeField(job: Job, subject: string): void {
  const {files, ours, done, unplaced, open} = job;
  const [schema, field] = [getOwner(subject), getLastPart(subject)];
  const {file, at} = getNode(job, schema);
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
  const [schema, value] = [getOwner(subject), getLastPart(subject)];
  const {file, at} = getNode(job, schema);
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
  const file = getOperationFile(job, name);
  const path = toPath(name);
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
  const {file} = getNode(job, name);
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

/** Takes out the services whose last operation is gone. */
function removeEmptyServices({files, done, unplaced}: Job): void {
  const used = [...files.operationFiles().values()];
  const root = files.document(rootFile);
  const tags = root.getIn(['tags'], true);
  for (const file of files.names()) {
    const [, area = ''] =
      /^openapi\/services\/([^/]+)\/service\.yaml$/.exec(file) ?? [];
    const folder = `openapi/services/${area}/operations/`;
    if (area === '' || used.some((one) => one.startsWith(folder))) continue;
    const {name} = files.data(file) as {name: string};
    unplaced.push({subject: name, file, was: files.data(file)});
    files.remove(file);
    if (isSeq(tags)) {
      const reference = file.slice('openapi/'.length);
      tags.items = tags.items.filter(
        (item) => !isMap(item) || item.get('$ref') !== reference,
      );
    }
    files.touch(rootFile);
    done.push({what: `took out the service ${name}`, file});
  }
}

/** Takes out what is gone, and keeps its prose. */
export function applyRemovals(job: Job, changes: readonly Change[]): void {
  const of = (kind: Change['kind']): string[] =>
    changes.filter((one) => one.kind === kind).map(({subject}) => subject);
  for (const name of of('field-removed')) removeField(job, name);
  for (const name of of('value-removed')) removeValue(job, name);
  for (const name of of('operation-removed')) removeOperation(job, name);
  for (const name of of('schema-removed')) removeSchema(job, name);
  removeEmptyServices(job);
}
