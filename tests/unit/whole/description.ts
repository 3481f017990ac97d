import {readFileSync} from 'node:fs';

/** What the tests read of an operation, straight from the description. */
export interface Described {
  path: string;
  streaming: boolean;
  unimplemented: boolean;
  /** Codes of the errors that the operation names. */
  codes: string[];
  /** Those of errors without a message. */
  silent: string[];
  /** Bodies of the examples of the request, the first one first. */
  requests: unknown[];
  /** Where the schema of the answer stands, such as `#/components/schemas/a`. */
  answer: string;
}

type Content = Record<
  string,
  {schema: {$ref: string}; examples?: Record<string, {value: unknown}>}
>;

interface Post {
  'x-unimplemented'?: boolean;
  'x-connect-errors'?: {code: string; message?: string}[];
  requestBody: {content: Content};
  responses: Record<'200', {content: Content}>;
}

/** The bundled description. */
export const document = JSON.parse(
  readFileSync('.generated/static/en/openapi.json', 'utf8'),
) as {paths: Record<string, {post: Post}>; components: {schemas: object}};

const streamType = 'application/connect+json';

/** Every operation of the description. */
export const described: Described[] = Object.entries(document.paths).map(
  ([path, {post}]) => {
    const {content} = post.requestBody;
    const streaming = streamType in content;
    const type = streaming ? streamType : 'application/json';
    return {
      path,
      streaming,
      unimplemented: post['x-unimplemented'] === true,
      codes: (post['x-connect-errors'] ?? []).map(({code}) => code),
      silent: (post['x-connect-errors'] ?? []).flatMap(({code, message}) =>
        message === undefined ? [code] : [],
      ),
      requests: Object.values(content[type]!.examples ?? {}).map(
        ({value}) => value,
      ),
      answer: post.responses['200'].content[type]!.schema.$ref,
    };
  },
);
