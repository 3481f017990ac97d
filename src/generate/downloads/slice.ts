import omit from 'es-toolkit/compat/omit';
import type {OpenAPIV3_1 as Standard} from 'openapi-types';
import type {OpenApiTag} from '../../api/openapi';
import {findReachable} from '../../api/reachable';
import {findReferencesIn} from '../../api/references';
import type {Components, WholeDocument} from './wholeDocument';

/** A description without what its pages alone need, in an operation's file. */
export interface Slice extends Omit<WholeDocument, 'tags'> {
  tags: (Omit<OpenApiTag, 'x-guide' | 'x-home'> &
    Required<Pick<OpenApiTag, 'externalDocs'>>)[];
  externalDocs: Standard.ExternalDocumentationObject;
}

/**
 * The components that parts of a description refer to, and those that these
 * refer to, in the order of the description; besides them the security schemes
 * that every call may use.
 *
 * @throws with the reference that leads to nothing
 */
function collectComponents(
  parts: unknown,
  {components, security}: Pick<WholeDocument, 'components' | 'security'>,
): Components {
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
  return Object.fromEntries(
    Object.entries(known)
      .map(([kind, group]): [string, object] => [
        kind,
        Object.fromEntries(
          Object.entries(group).filter(([name]) =>
            reached.has(`#/components/${kind}/${name}`),
          ),
        ),
      ])
      .filter(([, group]) => Object.keys(group).length > 0),
  ) as unknown as Components;
}

/**
 * The description of one operation: what is said of all, the operation as it
 * is, and every component that it reaches. Texts of whole pages are left out;
 * `externalDocs` leads to them.
 *
 * @param path of the call
 * @param pages addresses of the pages of the operation and of its service
 * @throws when the description has no such path, or refers to nothing
 */
export function getSlice(
  document: WholeDocument,
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
