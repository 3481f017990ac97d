import {getServiceKeyOfTag} from '../../api/names';
import type {OpenApiDocument} from '../../api/openapi';
import {getServiceTitle, texts as fixedTexts} from '../texts/texts';
import {findTextsIn} from '../../api/visitTexts';
import type {Messages} from '../messages';
import {splitBlocks} from './blocks';
import {
  findService,
  getCatalogPlace,
  getMessageKey,
  sharedCatalog,
} from './place';

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
 * Every translatable text of the description and of the pages made from it.
 *
 * @param document the bundled description, in English
 * @returns messages by catalog: one per service, and `shared`, with the fixed
 *   texts of the pages and what several services have in common. The message of
 *   each text is its English.
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
  for (const [path, {post}] of Object.entries(document.paths)) {
    const group = post['x-group'];
    if (group)
      add(group, findService(path), 'Heading of a group of operations');
  }
  for (const tag of document.tags) {
    add(
      getServiceTitle(tag.name),
      getServiceKeyOfTag(tag.name),
      'Title of the page',
    );
  }
  for (const [text, path] of findTextsIn(document)) {
    const {catalog, context} = getCatalogPlace(path, document.tags);
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
