import {
  getFullName,
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

/** Catalog of texts that only guides have. */
const guideCatalog = 'guides';

/** Finds the service of a full name; of several in a package, the first. */
function createServiceFinder({
  paths,
}: OpenApiDocument): (name: string) => string | undefined {
  const keys = new Map<string, string>();
  for (const [path, {post}] of Object.entries(paths).reverse()) {
    const key = getServiceKeyOfTag(post.tags[0] ?? '');
    keys.set(getPackage(getFullName(path)), key);
  }
  return (name) => keys.get(getPackage(name));
}

const partsOfOperations: Record<string, string> = {
  summary: 'title',
  responses: 'what the response is',
  'x-connect-errors': 'error',
  'x-sidebar-label': 'label in the sidebar',
};

function getPartOfOperation([kind = '', ...rest]: readonly string[]): string {
  if (!rest.includes('examples')) return partsOfOperations[kind] ?? kind;
  const side = kind === 'responses' ? 'response' : 'request';
  return `title of the ${side} example ${rest.at(-2)}`;
}

function getPartOfSchema(path: readonly string[]): string {
  const names = path.filter((_, index) => path[index - 1] === 'properties');
  const value = path.includes('x-enumDescriptions')
    ? `, meaning of ${path.at(-1)}`
    : '';
  return names.length > 0 ? `.${names.join('.')}${value}` : value;
}

/**
 * The service of a text in the description, if it has one, and the context for
 * translators.
 */
function getPlace(
  path: TextPath,
  {tags}: OpenApiDocument,
  findService: (name: string) => string | undefined,
): {service?: string; context: string} {
  const [root, part = '', name = '', ...rest] = path.map(String);
  if (root === 'tags') {
    const tag = tags[Number(part)]?.name ?? '';
    return {
      service: getServiceKeyOfTag(tag),
      context: `${tag}, ${name.replace('x-', '')}`,
    };
  }
  if (root === 'paths') {
    const rpc = part.slice(part.lastIndexOf('/') + 1);
    return {
      service: findService(getFullName(part)),
      context: `Operation ${rpc}, ${getPartOfOperation(rest)}`,
    };
  }
  if (root === 'components' && part === 'schemas') {
    return {
      service: findService(name),
      context: `Schema ${getShortSchemaName(name)}${getPartOfSchema(rest)}`,
    };
  }
  return {context: path.slice(0, -1).join(' ')};
}

/** Context of a text in a workflow for translators. */
function getGuideContext(
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
  const last = rest.at(-1) ?? '';
  const code = step?.['x-step'].failures?.[Number(rest[2])]?.code;
  const partsOfFailure: Record<string, string> = {
    when: `when ${code} comes`,
    then: `what to do about ${code}`,
  };
  return `step ${step?.stepId}, ${partsOfFailure[last] ?? last}`;
}

interface Found {
  text: string;
  catalogs: Set<string>;
  contexts: Set<string>;
}

function describe({contexts}: Found): string {
  const [first = '', ...others] = contexts;
  return others.length > 0 ? `${first} (and ${others.length} more)` : first;
}

/** Whether a block is a list of values, which no language translates. */
const isCodeList = (block: string): boolean =>
  /^(?:- `[^`]+`(?:\n|$))+$/.test(block);

/**
 * All translatable texts of the description, the guides, and the pages, without
 * those of drafts.
 *
 * @param document the bundled description in English
 * @param workflows in English, by guide name
 * @returns messages by catalog: one per service, `shared` with the pages'
 *   strings and texts that several services have, and `guides` with texts that
 *   no other catalog has. Each message is in English.
 */
export function extractTexts(
  document: OpenApiDocument,
  workflows: ReadonlyMap<string, ArazzoDocument>,
): Map<string, Messages> {
  const found = new Map<string, Found>();
  const add = (
    text: string,
    catalog: string | undefined,
    context: string,
    key = text,
  ): void => {
    const entry = found.get(key) ?? {
      text,
      catalogs: new Set(),
      contexts: new Set(),
    };
    entry.catalogs.add(catalog ?? sharedCatalog);
    entry.contexts.add(context);
    found.set(key, entry);
  };
  for (const [text, context] of Object.entries(fixedTexts)) {
    add(text, sharedCatalog, context);
  }
  const findService = createServiceFinder(document);
  for (const [path, {post}] of Object.entries(document.paths)) {
    const group = post['x-group'];
    if (!group) continue;
    add(
      group,
      findService(getFullName(path)),
      'Heading of a group of operations',
    );
  }
  for (const [text, path] of findTextsIn(document)) {
    if (isInDraft(document, path)) continue;
    const {service, context} = getPlace(path, document, findService);
    for (const block of splitBlocks(text)) {
      if (isCodeList(block)) continue;
      add(block, service, context, getMessageKey(block, path));
    }
  }
  for (const [name, workflow] of workflows) {
    for (const [text, path] of findTextsIn(workflow)) {
      const context = `Guide ${name}, ${getGuideContext(workflow, path)}`;
      for (const block of splitBlocks(text)) {
        if (!found.has(block)) add(block, guideCatalog, context);
      }
    }
  }

  const services = document.tags.map(({name}) => getServiceKeyOfTag(name));
  const catalogs = new Map<string, Messages>(
    [sharedCatalog, ...services, guideCatalog].map((name) => [name, {}]),
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
