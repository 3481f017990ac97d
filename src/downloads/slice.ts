import omit from 'lodash/omit';
import type {OpenApiTag} from '../reference/openapi';
import {reachedComponents} from './reached';
import type {ExternalDocs, WholeDocument} from './wholeDocument';

/** A description without what its pages alone need, in an operation's file. */
export interface Slice extends Omit<WholeDocument, 'tags'> {
  tags: (Omit<OpenApiTag, 'x-guide'> & {externalDocs: ExternalDocs})[];
  externalDocs: ExternalDocs;
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
export function sliceOf(
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
        ...omit(tag, 'x-guide'),
        externalDocs: {url: pages.service},
      })),
    paths: {[path]: item},
    components: reachedComponents(item, document),
  };
}
