import {
  type Document,
  isScalar,
  isSeq,
  type Pair,
  Scalar,
  type YAMLMap,
} from 'yaml';
import {getUsedSchemas} from './readPlatform';
import type {Change} from '../changes/compare';
import {getFullName, getLastPart, getOwner} from '../changes/names';
import {readPath} from '../changes/structure';
import {rootFile} from './descriptionFiles';
import {
  draftField,
  draftOperation,
  draftSchema,
  draftService,
  draftWellKnown,
  getOperationFileName,
  getSchemaFileName,
} from './drafts';
import {
  getArea,
  type Job,
  getNode,
  getOperationFile,
  getTakenNames,
} from './job';
import {changeGroup, changeMessages, changeType} from './typeChanges';

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

function addWellKnown(job: Job): void {
  const {files, wellKnown, done} = job;
  for (const [name, schema] of wellKnown) {
    if (files.schemaFiles().has(name)) continue;
    const file = `openapi/shared/schemas/${name.toLowerCase().replaceAll('.', '-')}.yaml`;
    files.write(file, draftWellKnown(name, schema));
    done.push({what: `added the well-known type ${name}`, file});
  }
}

function addSchemas(job: Job, names: readonly string[]): void {
  const {files, theirs, done} = job;
  const taken = getTakenNames(files);
  const placed = names.map((name): [string, string] => {
    const area = getArea(name);
    const base = getSchemaFileName(name, area, taken);
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

/** Adds the draft of a service, unless it is there. */
export function addService(job: Job, service: string, area: string): void {
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
  const area = getArea(`${package_}.x`);
  addService(job, service, area);
  const file = `openapi/services/${area}/operations/${getOperationFileName(rpc)}`;
  if (files.has(file)) {
    throw new Error(
      `${file}: it describes another operation than ${path}. Rename the file and its entry in ${rootFile}, then run the intake again. Nothing was changed.`,
    );
  }
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
  const [schema, field] = [getOwner(subject), getLastPart(subject)];
  const {file, at} = getNode(job, schema);
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
  const [schema, value] = [getOwner(subject), getLastPart(subject)];
  const {file, at} = getNode(job, schema);
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
    Object.keys(job.theirs.operations).map((path) => [getFullName(path), path]),
  );
  for (const {subject} of of('operation-added')) {
    addOperation(job, paths.get(subject) ?? '');
  }
  for (const {subject} of of('field-added')) addField(job, subject);
  for (const {subject} of of('value-added')) addValue(job, subject);
  for (const one of of('field-type', 'field-widened')) changeType(job, one);
  // A field that comes with its group changes nothing for callers, and is no
  // change of the group.
  const joined = of('field-added')
    .map(({subject}) => [getOwner(subject), getLastPart(subject)] as const)
    .filter(([schema, field]) =>
      job.theirs.schemas[schema]?.oneOf.some((group) => group.includes(field)),
    );
  const groups = new Set([
    ...of('fields-exclusive').map(({subject}) => subject),
    ...joined.map(([schema]) => schema),
  ]);
  for (const schema of groups) changeGroup(job, schema);
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
      getOperationFile(job, subject),
      ['post'],
      isDeprecated,
      subject,
    );
  }
  for (const {kind, subject} of of('field-deprecated', 'field-restored')) {
    const {file, at} = getNode(job, getOwner(subject));
    const path = [...at, 'properties', getLastPart(subject)];
    setDeprecated(job, file, path, kind === 'field-deprecated', subject);
  }
}

/** Schemas that nothing refers to get a place in the list of components. */
export function listUnused({files, theirs}: Job): void {
  const used = getUsedSchemas(theirs);
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
