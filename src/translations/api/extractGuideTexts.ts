import {visitGuideTexts} from '../../guides/visitTexts';
import type {ArazzoDocument} from '../../guides/written';
import type {Messages} from '../messages';
import {splitBlocks} from './blocks';

/** Catalogue of the texts of the guides. */
export const guideCatalogue = 'guides';

/**
 * Every translatable text of the guides that no other catalogue has, the first
 * use of each as the context for the translator.
 *
 * @param workflows in English, by the names of their guides
 * @param others catalogues that are extracted already
 */
export function extractGuideTexts(
  workflows: ReadonlyMap<string, ArazzoDocument>,
  others: ReadonlyMap<string, Messages>,
): Messages {
  const known = [...others.values()];
  const found: Messages = {};
  for (const [name, document] of workflows) {
    visitGuideTexts(document, (text, context) => {
      for (const block of splitBlocks(text)) {
        if (known.some((messages) => Object.hasOwn(messages, block))) continue;
        found[block] ??= {
          message: block,
          description: `Guide ${name}, ${context}`,
        };
      }
      return text;
    });
  }
  return found;
}
