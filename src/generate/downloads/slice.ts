import get from 'es-toolkit/compat/get';
import isEmpty from 'es-toolkit/compat/isEmpty';
import mapValues from 'es-toolkit/compat/mapValues';
import omit from 'es-toolkit/compat/omit';
import omitBy from 'es-toolkit/compat/omitBy';
import pickBy from 'es-toolkit/compat/pickBy';
import type {OpenApiDocument} from '../../api/openapi';
import {findReachable} from '../../api/reachable';
import {findReferencesIn} from '../../api/references';

/**
 * The components that a part of a description references, directly or
 * indirectly, and the security schemes, in the order of the description.
 */
function collectComponents(part: unknown, document: OpenApiDocument): object {
  const reached = findReachable(findReferencesIn(part), (reference) =>
    findReferencesIn(get(document, reference.slice('#/'.length).split('/'))),
  );
  const used = mapValues(document.components, (group, kind) =>
    kind === 'securitySchemes'
      ? group
      : pickBy(group, (_, name) => reached.has(`#/components/${kind}/${name}`)),
  );
  return omitBy(used, isEmpty);
}

/**
 * The description of one operation with all components that it references. Page
 * texts are omitted; `externalDocs` links to the pages.
 *
 * @param path of the call
 * @param pages URLs of the pages of the operation and its service
 */
export function getSlice(
  document: OpenApiDocument,
  path: string,
  pages: {operation: string; service: string},
): object {
  const {openapi, info, servers, security, tags, paths} = document;
  const item = paths[path];
  const [purpose = ''] = info.description.split('\n\n');
  return {
    openapi,
    info: {...omit(info, 'x-platform-map'), description: purpose},
    externalDocs: {url: pages.operation},
    servers,
    security,
    tags: tags
      .filter(({name}) => item?.post.tags.includes(name))
      .map((tag) => ({
        ...omit(tag, 'x-guide', 'x-home'),
        externalDocs: {url: pages.service},
      })),
    paths: {[path]: item},
    components: collectComponents(item, document),
  };
}
