import {getServiceKeyOfTag, getShortSchemaName} from '../../api/names';
import type {TextPath} from '../../api/visitTexts';

/** Catalog of texts that belong to no service, or to several. */
export const sharedCatalog = 'shared';

const getPart = (path: TextPath, index: number): string =>
  String(path[index] ?? '');

/** Key of the service that a full name or a path of a call belongs to. */
export const findService = (name: string): string =>
  /^\/?holt\.(\w+)\./.exec(name)?.[1] ?? sharedCatalog;

function getOperationFile(path: TextPath): string {
  const [kind, ...rest] = path.slice(3);
  if (rest.includes('examples')) {
    return `title of the ${kind === 'responses' ? 'response' : 'request'} example ${String(rest.at(-2))}`;
  }
  if (kind === 'x-connect-errors') return 'error';
  if (kind === 'responses') return 'what the response is';
  if (kind === 'x-sidebar-label') return 'label in the sidebar';
  return kind === 'summary' ? 'title' : String(kind);
}

function getSchemaFile(path: TextPath): string {
  const names = path.filter((_, index) => path[index - 1] === 'properties');
  const value = path.includes('x-enumDescriptions')
    ? `, meaning of ${String(path.at(-1))}`
    : '';
  return names.length > 0 ? `.${names.join('.')}${value}` : value;
}

/**
 * The key of a text, or of a block of it, among the messages: its English. A
 * label of the sidebar or of the home page means something only there, so its
 * key says where: `Take a snapshot (sidebar, CreateImageSnapshot)`.
 */
export function getMessageKey(text: string, path: TextPath): string {
  const key = path.at(-1);
  if (key === 'x-sidebar-label') {
    return `${text} (sidebar, ${getPart(path, 1).replace(/^.*\//, '')})`;
  }
  const isLabel = key === 'name' || key === 'label';
  return isLabel && path.includes('x-home') ? `${text} (home page)` : text;
}

/**
 * Where a text of the bundled description belongs.
 *
 * @returns the catalog (a service, or `shared`) and a few words of context
 *   for the translator
 */
export function getCatalogPlace(
  path: TextPath,
  tags: readonly {name: string}[],
): {catalog: string; context: string} {
  const [root] = path;
  if (root === 'paths') {
    const call = getPart(path, 1);
    return {
      catalog: findService(call),
      context: `Operation ${call.slice(call.lastIndexOf('/') + 1)}, ${getOperationFile(path)}`,
    };
  }
  if (root === 'tags') {
    const tag = tags[Number(path[1])]?.name ?? '';
    return {
      catalog: getServiceKeyOfTag(tag),
      context: `${tag}, ${getPart(path, 2).replace('x-', '')}`,
    };
  }
  if (root === 'components' && path[1] === 'schemas') {
    const name = getPart(path, 2);
    return {
      catalog: findService(name),
      context: `Schema ${getShortSchemaName(name)}${getSchemaFile(path)}`,
    };
  }
  return {catalog: sharedCatalog, context: path.slice(0, -1).join(' ')};
}
