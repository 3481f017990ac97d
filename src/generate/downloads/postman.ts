import {promisify} from 'node:util';
import type {OpenApiDocument} from '../../api/openapi';
import type {Platforms} from './platforms';
import {tokenVariable} from './callable';

/**
 * Leaves out the IDs, which are random and optional, and marks descriptions as
 * Markdown; the converter marks them as plain text.
 */
function toStable(key: string, value: unknown): unknown {
  if (key === 'id' || key === '_postman_id') return undefined;
  return key === 'type' && value === 'text/plain' ? 'text/markdown' : value;
}

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
  const {output = [], reason} = await promisify(converter.convertV2)(
    {type: 'json', data: structuredClone(document)},
    {
      parametersResolution: 'Example',
      folderStrategy: 'Tags',
      includeAuthInfoInExample: false,
    },
  );
  if (!output[0]) throw new Error(`The Postman collection failed: ${reason}`);
  const collection = {
    ...output[0].data,
    auth: {
      type: 'bearer',
      bearer: [{key: 'token', value: `{{${tokenVariable}}}`, type: 'string'}],
    },
    variable: [
      {key: 'baseUrl', value: document.servers[0]?.url},
      {key: tokenVariable, value: '', type: 'secret'},
    ],
  };
  return JSON.stringify(collection, toStable);
}

export function createPostmanEnvironment(
  product: string,
  name: keyof Platforms,
  {[name]: baseUrl}: Platforms,
): string {
  const variable = (key: string, value: string, type: string): object => ({
    key,
    value,
    type,
    enabled: true,
  });
  return JSON.stringify({
    name: `${product}: ${name}`,
    values: [
      variable('baseUrl', baseUrl, 'default'),
      variable(tokenVariable, '', 'secret'),
    ],
    _postman_variable_scope: 'environment',
  });
}
