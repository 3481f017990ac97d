import type {OpenApiDocument} from '../../api/openapi';
import {createHash} from 'node:crypto';
import type {Platforms} from './platforms';
import {tokenVariable} from './callable';

/** The part of a collection (format 2.1) that is modified here. */
interface Node {
  id?: string;
  name?: string;
  item?: Node[];
  response?: Node[];
  [more: string]: unknown;
}

interface Collection extends Node {
  info: {_postman_id: string; name: string};
  item: Node[];
}

/** A UUID (version 8) that depends only on the text. */
const createStableId = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-a$4-$5');

/** Replaces the IDs of an element and its children with stable ones. */
function withStableIds(node: Node, place: string): Node {
  const inside = (list: Node[]): Node[] =>
    list.map((one, index) =>
      withStableIds(one, `${place}/${index} ${one.name ?? ''}`),
    );
  return {
    ...node,
    ...(node.id === undefined ? {} : {id: createStableId(place)}),
    ...(node.item ? {item: inside(node.item)} : {}),
    ...(node.response ? {response: inside(node.response)} : {}),
  };
}

/** Marks descriptions as Markdown; the converter marks them as plain text. */
const toMarkdown = (key: string, value: unknown): unknown =>
  key === 'type' && value === 'text/plain' ? 'text/markdown' : value;

/**
 * A Postman collection (format 2.1) made with openapi-to-postmanv2, with the
 * same bytes each time.
 *
 * @param document from `createCallableDocument`
 * @throws with the converter's message
 */
export async function createPostmanCollection(
  document: OpenApiDocument,
): Promise<string> {
  const {default: converter} = await import('openapi-to-postmanv2');
  const made = await new Promise<Collection>((resolve, reject) => {
    converter.convertV2(
      {type: 'json', data: structuredClone(document)},
      {
        parametersResolution: 'Example',
        folderStrategy: 'Tags',
        includeAuthInfoInExample: false,
      },
      (error, result) => {
        const [collection] = result?.output ?? [];
        if (collection) return resolve(collection.data as Collection);
        reject(
          error ??
            new Error(`The Postman collection failed: ${result?.reason}`),
        );
      },
    );
  });
  const {info} = made;
  const collection = {
    ...withStableIds(made, info.name),
    info: {...info, _postman_id: createStableId(info.name)},
    auth: {
      type: 'bearer',
      bearer: [{key: 'token', value: `{{${tokenVariable}}}`, type: 'string'}],
    },
    variable: [
      {key: 'baseUrl', value: document.servers[0]?.url},
      {key: tokenVariable, value: '', type: 'secret'},
    ],
  };
  return JSON.stringify(collection, toMarkdown);
}

export function createPostmanEnvironment(
  product: string,
  name: keyof Platforms,
  {[name]: baseUrl}: Platforms,
): string {
  const title = `${product}: ${name}`;
  const variable = (key: string, value: string, type: string): object => ({
    key,
    value,
    type,
    enabled: true,
  });
  return JSON.stringify({
    id: createStableId(title),
    name: title,
    values: [
      variable('baseUrl', baseUrl, 'default'),
      variable(tokenVariable, '', 'secret'),
    ],
    _postman_variable_scope: 'environment',
  });
}
