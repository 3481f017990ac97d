import type {OpenApiDocument} from '../api/openapi';
import {findTextsIn, isInDraft, type TextPath} from '../api/visitTexts';

/** A text that readers see, with its path in the merged description. */
export interface Text {
  path: TextPath;
  /** Labels are no sentences: only their wording is checked. */
  kind: 'operation' | 'sentence' | 'label';
  text: string;
}

const sentences = ['description', 'check', 'fix', 'note'];
const withSentences = ['x-enumDescriptions', 'x-guide', 'repeat'];

function getKind(path: TextPath): Text['kind'] {
  const [root, ...parts] = path.map(String);
  const last = parts.at(-1) ?? '';
  if (root === 'paths' && parts.slice(1).join() === 'post,description') {
    return 'operation';
  }
  const isSentence =
    sentences.includes(last) ||
    withSentences.some((key) => parts.includes(key));
  return isSentence ? 'sentence' : 'label';
}

/**
 * The texts of the description that readers see, except those of
 * the introduction, which is checked like a document, and of the servers.
 * Drafts have no text to check.
 */
export const findTexts = (document: OpenApiDocument): Text[] =>
  findTextsIn(document).flatMap(([text, path]) => {
    const isChecked = path[0] !== 'info' && path[0] !== 'servers';
    if (!isChecked || isInDraft(document, path)) return [];
    return [{path, kind: getKind(path), text}];
  });
