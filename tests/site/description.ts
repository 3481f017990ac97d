import {readBuilt} from './build';
import {sources} from './sources';

/** A schema of the bundled description, as far as the checks read it. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  contentEncoding?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  enum?: string[];
}

interface Body {
  content: Record<
    string,
    {schema: {$ref: string}; examples?: Record<string, {value: unknown}>}
  >;
}

interface Post {
  operationId: string;
  requestBody: Body;
  responses: {'200': Body};
  'x-connect-errors'?: {code: string}[];
}

interface Header {
  name: string;
  required?: boolean;
  schema: Schema;
}

const {paths, components} = JSON.parse(readBuilt('openapi.json')) as {
  paths: Record<string, {post: Post}>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Header>;
  };
};

/** The last part of a reference or an address. */
export const nameOf = (address = ''): string => address.replace(/^.*\//, '');

const pageOf = new Map(
  sources.flatMap(({path, data}): [string, string][] => {
    const {post} = data as {post?: Post};
    const names = post ? [post.operationId] : Object.keys(data as object);
    return names.map((name) => [name, nameOf(path)]);
  }),
);

/** The schema and the examples of a request or a response. */
function getMessage({content}: Body): {schema: string; examples: unknown[]} {
  const [body] = Object.values(content);
  return {
    schema: nameOf(body?.schema.$ref),
    examples: Object.values(body?.examples ?? {}).map(({value}) => value),
  };
}

const operations = Object.entries(paths).map(([path, {post}]) => {
  const slug = pageOf.get(post.operationId) ?? '';
  return {
    /** Of its page: `storage-create-pool`. */
    slug,
    /** Of the call: `/holt.storage.v1.StorageService/CreatePool`. */
    path,
    service: slug.replace(/-.*/, ''),
    stream: 'application/connect+json' in post.requestBody.content,
    request: getMessage(post.requestBody),
    response: getMessage(post.responses['200']),
    /** Codes of its errors. */
    errors: (post['x-connect-errors'] ?? []).map(({code}) => code),
  };
});

/** The bundled description, with the names of the pages that show its parts. */
export const description = {
  operations,
  services: [...new Set(operations.map(({service}) => service))],
  headers: Object.values(components.parameters),
  /** By full name. */
  schemas: new Map(
    Object.entries(components.schemas).map(([name, schema]) => [
      name,
      {slug: pageOf.get(name) ?? '', schema},
    ]),
  ),
};
