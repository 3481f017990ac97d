import isEmpty from 'es-toolkit/compat/isEmpty';
import mapValues from 'es-toolkit/compat/mapValues';
import omit from 'es-toolkit/compat/omit';
import omitBy from 'es-toolkit/compat/omitBy';
import pickBy from 'es-toolkit/compat/pickBy';
import type {OpenAPIV3_1 as Standard} from 'openapi-types';
import type {OpenApiDocument, OpenApiTag} from '../../api/openapi';
import {findReachable} from '../../api/reachable';
import {findReferencesIn} from '../../api/references';

/** The description of one operation, without texts that only pages use. */
export interface Slice extends Omit<OpenApiDocument, 'tags'> {
  tags: (Omit<OpenApiTag, 'x-guide' | 'x-home'> &
    Required<Pick<OpenApiTag, 'externalDocs'>>)[];
  externalDocs: Standard.ExternalDocumentationObject;
}

/**
 * Collects all components that parts of a description reference, directly or
 * indirectly, in the order of the description, plus the security schemes.
 *
 * @throws with a reference to a missing component
 */
function collectComponents(
  parts: unknown,
  {components, security}: OpenApiDocument,
): OpenApiDocument['components'] {
  const known = components as unknown as Record<string, object>;
  const getReferred = (reference: string): string[] => {
    const [, kind = '', name = ''] =
      /^#\/components\/([^/]+)\/([^/]+)$/.exec(reference) ?? [];
    const group = known[kind] as Record<string, unknown> | undefined;
    if (!group || !Object.hasOwn(group, name)) {
      throw new Error(`openapi/: ${reference} leads to nothing.`);
    }
    return findReferencesIn(group[name]);
  };
  const reached = new Set([
    ...findReachable(findReferencesIn(parts), getReferred).keys(),
    ...security
      .flatMap(Object.keys)
      .map((name) => `#/components/securitySchemes/${name}`),
  ]);
  const used = mapValues(known, (group, kind) =>
    pickBy(group, (_, name) => reached.has(`#/components/${kind}/${name}`)),
  );
  return omitBy(used, isEmpty) as unknown as OpenApiDocument['components'];
}

/**
 * The description of one operation with all components that it references. Page
 * texts are omitted; `externalDocs` links to the pages.
 *
 * @param path of the call
 * @param pages URLs of the pages of the operation and its service
 * @throws if the path or a referenced component does not exist
 */
export function getSlice(
  document: OpenApiDocument,
  path: string,
  pages: {operation: string; service: string},
): Slice {
  const {openapi, info, servers, security, tags, paths} = document;
  const item = paths[path];
  if (!item) throw new Error(`openapi/openapi.yaml: paths has no ${path}.`);
  const [purpose = ''] = info.description.split('\n\n');
  return {
    openapi,
    info: {...omit(info, 'x-platform-map'), description: purpose},
    externalDocs: {url: pages.operation},
    servers,
    security,
    tags: tags
      .filter(({name}) => item.post.tags.includes(name))
      .map((tag) => ({
        ...omit(tag, 'x-guide', 'x-home'),
        externalDocs: {url: pages.service},
      })),
    paths: {[path]: item},
    components: collectComponents(item, document),
  };
}
