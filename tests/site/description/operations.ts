import {getHeaders} from './headers';
import type {
  ErrorOfCall,
  GlanceFacts,
  HandFacts,
  Message,
  Operation,
  Schema,
} from './model';
import {getGuides} from './guides';
import type {Written} from './schemas';
import {
  folder,
  resolveRef,
  readYaml,
  findService,
  toSlug,
  type Target,
} from './source';

interface WrittenBody {
  content: Record<
    string,
    {schema: Written; examples?: Record<string, {value: unknown}>}
  >;
}

interface WrittenOperation {
  operationId: string;
  summary: string;
  description: string;
  'x-destructive'?: boolean;
  'x-unimplemented'?: boolean;
  'x-related'?: string[];
  'x-at-a-glance': GlanceFacts;
  'x-by-hand': HandFacts;
  'x-connect-errors'?: Omit<ErrorOfCall, 'status'>[];
  parameters: {$ref: string}[];
  requestBody: WrittenBody;
  responses: {'200': WrittenBody; '4XX': {$ref: string}; '5XX': {$ref: string}};
}

/** A request or an answer, which has one media type. */
function getMessage({content}: WrittenBody, file: string): Message {
  const [entry] = Object.entries(content);
  if (!entry) throw new Error(`${file}: a message without content.`);
  const [mediaType, {schema, examples = {}}] = entry;
  return {
    schema: resolveRef(schema.$ref ?? '', file).name,
    mediaType,
    examples: Object.values(examples).map(({value}) => value),
    names: Object.keys(examples),
  };
}

/** Schema of the body of a failed call. */
function getFailure({responses}: WrittenOperation, from: string): string {
  const [{file}, other] = [responses['4XX'], responses['5XX']].map(({$ref}) =>
    resolveRef($ref, from),
  ) as [Target, Target];
  if (file !== other.file) throw new Error(`${from}: 4XX and 5XX differ.`);
  return getMessage(readYaml<WrittenBody>(file), file).schema;
}

/** HTTP status of each code, as the schema of the error has it. */
const getStatuses = (schemas: Map<string, Schema>): Map<string, number> => {
  const code = schemas
    .get('connect.error')
    ?.fields.find(({name}) => name === 'code');
  return new Map(
    code?.values.flatMap(({name, status}) => (status ? [[name, status]] : [])),
  );
};

function readOperation(
  path: string,
  file: string,
  statuses: Map<string, number>,
  rules: ReadonlySet<string>,
): Operation {
  const {post} = readYaml<{post: WrittenOperation}>(file);
  const [, fullService = '', method = ''] = /(\w+)\/(\w+)$/.exec(path) ?? [];
  const service = findService(file) ?? '';
  const response = getMessage(post.responses['200'], file);
  const stream = response.mediaType.startsWith('application/connect+');
  return {
    slug: `${service}-${toSlug(file)}`,
    path,
    method,
    service,
    file,
    summary: post.summary,
    description: post.description,
    stream,
    destructive: post['x-destructive'] === true,
    unimplemented: post['x-unimplemented'] === true,
    simulated: rules.has(method) || rules.has(`${fullService}.${method}`),
    headers: getHeaders(post.parameters, file),
    request: getMessage(post.requestBody, file),
    response,
    errors: (post['x-connect-errors'] ?? []).map((error) => ({
      ...error,
      status: stream ? undefined : statuses.get(error.code),
    })),
    glance: post['x-at-a-glance'],
    byHand: post['x-by-hand'],
    failure: getFailure(post, file),
    related: post['x-related'] ?? [],
    guides: getGuides(post.operationId),
  };
}

/** Every operation that `openapi.yaml` names, in its order. */
export function readOperations(schemas: Map<string, Schema>): Operation[] {
  const root = `${folder}/openapi.yaml`;
  const {paths} = readYaml<{paths: Record<string, {$ref: string}>}>(root);
  const statuses = getStatuses(schemas);
  const {operations} = readYaml<{operations: object}>(`${folder}/sandbox.yaml`);
  const rules = new Set(Object.keys(operations));
  return Object.entries(paths).map(([path, {$ref}]) =>
    readOperation(path, resolveRef($ref, root).file, statuses, rules),
  );
}
