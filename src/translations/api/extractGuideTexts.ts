import type {ArazzoDocument} from '../../guides/arazzo';
import {findTextsIn, type TextPath} from '../../api/visitTexts';
import type {Messages} from '../messages';
import {splitBlocks} from './blocks';

/** Catalog of the texts of the guides. */
export const guideCatalog = 'guides';

/** What a text of a workflow is, for the translator. */
function makeContext(
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
 * Every translatable text of the guides that no other catalog has, the first
 * use of each as the context for the translator.
 *
 * @param workflows in English, by the names of their guides
 * @param others catalogs that are extracted already
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
          description: `Guide ${name}, ${makeContext(document, path)}`,
        };
      }
    }
  }
  return found;
}
