import {readPath} from '../../api/description/structure';
import {
  getPackage,
  getServiceKeyOfTag,
  getShortSchemaName,
} from '../../api/names';
import type {OpenApiDocument} from '../../api/openapi';
import {findTextsIn, isInDraft, type TextPath} from '../../api/visitTexts';
import type {ArazzoDocument} from '../../guides/arazzo';
import type {Messages} from '../messages';
import {texts as fixedTexts} from '../texts/texts';
import {getMessageKey, splitBlocks} from './localize';

/** Catalog of texts that several services or none have. */
const sharedCatalog = 'shared';

const getPart = (path: TextPath, index: number): string =>
  String(path[index] ?? '');

function getServices({paths}: OpenApiDocument): Map<string, string> {
  const keys = new Map<string, string>();
  for (const [path, {post}] of Object.entries(paths)) {
    const key = getServiceKeyOfTag(post.tags[0] ?? '');
    keys.set(path, key);
    const {package: package_ = ''} = readPath(path) ?? {};
    if (!keys.has(package_)) keys.set(package_, key);
  }
  return keys;
}

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

/** Describes a text in the bundled description for people who edit it. */
export function getContext(
  path: TextPath,
  tags: readonly {name: string}[],
): string {
  const [root] = path;
  if (root === 'paths') {
    const call = getPart(path, 1);
    return `Operation ${call.slice(call.lastIndexOf('/') + 1)}, ${getOperationFile(path)}`;
  }
  if (root === 'tags') {
    const tag = tags[Number(path[1])]?.name ?? '';
    return `${tag}, ${getPart(path, 2).replace('x-', '')}`;
  }
  return root === 'components' && path[1] === 'schemas'
    ? `Schema ${getShortSchemaName(getPart(path, 2))}${getSchemaFile(path)}`
    : path.slice(0, -1).join(' ');
}

/** Catalog of a text in the bundled description: a service, or `shared`. */
function getCatalog(
  path: TextPath,
  tags: readonly {name: string}[],
  services: ReadonlyMap<string, string>,
): string {
  const [root] = path;
  if (root === 'tags') {
    return getServiceKeyOfTag(tags[Number(path[1])]?.name ?? '');
  }
  const isSchema = root === 'components' && path[1] === 'schemas';
  const owner = isSchema ? getPackage(getPart(path, 2)) : getPart(path, 1);
  return services.get(owner) ?? sharedCatalog;
}

interface Found {
  text: string;
  catalogs: Set<string>;
  contexts: string[];
}

function describe({contexts}: Found): string {
  const [first = '', ...others] = [...new Set(contexts)];
  return others.length > 0 ? `${first} (and ${others.length} more)` : first;
}

/**
 * All translatable texts of the description and the pages, without those of
 * drafts.
 *
 * @param document the bundled description in English
 * @returns messages by catalog: one per service, and `shared` with the pages'
 *   strings and texts that several services have. Each message is in English.
 */
export function extractTexts(document: OpenApiDocument): Map<string, Messages> {
  const found = new Map<string, Found>();
  const add = (
    text: string,
    catalog: string,
    context: string,
    key = text,
  ): void => {
    const entry = found.get(key) ?? {text, catalogs: new Set(), contexts: []};
    entry.catalogs.add(catalog);
    entry.contexts.push(context);
    found.set(key, entry);
  };
  for (const [text, context] of Object.entries(fixedTexts)) {
    add(text, sharedCatalog, context);
  }
  const serviceOf = getServices(document);
  for (const [path, {post}] of Object.entries(document.paths)) {
    const group = post['x-group'];
    const catalog = serviceOf.get(path) ?? sharedCatalog;
    if (group) add(group, catalog, 'Heading of a group of operations');
  }
  for (const [text, path] of findTextsIn(document)) {
    if (isInDraft(document, path)) continue;
    const catalog = getCatalog(path, document.tags, serviceOf);
    const context = getContext(path, document.tags);
    for (const block of splitBlocks(text)) {
      add(block, catalog, context, getMessageKey(block, path));
    }
  }

  const services = document.tags.map(({name}) => getServiceKeyOfTag(name));
  const catalogs = new Map<string, Messages>(
    [sharedCatalog, ...services].map((name) => [name, {}]),
  );
  for (const [key, entry] of found) {
    const [only = sharedCatalog, ...others] = entry.catalogs;
    const name = others.length > 0 ? sharedCatalog : only;
    const catalog = catalogs.get(name) ?? {};
    catalog[key] = {message: entry.text, description: describe(entry)};
    catalogs.set(name, catalog);
  }
  return catalogs;
}

export const guideCatalog = 'guides';

/** Context of a workflow text for the translator. */
export function getGuideContext(
  {workflows: [{steps}]}: ArazzoDocument,
  path: TextPath,
): string {
  const [root, key, part, name, ...rest] = path.map(String);
  if (root === 'info') {
    return `${key === 'title' ? 'title' : 'description'} of the page`;
  }
  if (part === 'x-guide') return String(name);
  if (part === 'inputs') return `input ${rest[0]}`;
  if (part !== 'steps') return String(part);
  const step = steps[Number(name)];
  const last = rest.at(-1);
  const code = step?.['x-step'].failures?.[Number(rest[2])]?.code;
  const what =
    last === 'when'
      ? `when ${code} comes`
      : last === 'then'
        ? `what to do about ${code}`
        : last;
  return `step ${step?.stepId}, ${what}`;
}

/**
 * Translatable texts of the guides that no other catalog contains, with the
 * first use as context.
 *
 * @param workflows in English, by guide name
 * @param others existing catalogs
 */
export function extractGuideTexts(
  workflows: ReadonlyMap<string, ArazzoDocument>,
  others: ReadonlyMap<string, Messages>,
): Messages {
  const known = [...others.values()];
  const found: Messages = {};
  for (const [name, document] of workflows) {
    for (const [text, path] of findTextsIn(document)) {
      for (const block of splitBlocks(text)) {
        if (known.some((messages) => Object.hasOwn(messages, block))) continue;
        found[block] ??= {
          message: block,
          description: `Guide ${name}, ${getGuideContext(document, path)}`,
        };
      }
    }
  }
  return found;
}
