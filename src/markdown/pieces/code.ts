import {innerOf, propertiesOf, type WriteBlocks} from '../context';
import {wordsIn} from '../inline';
import {paragraph, strong, text} from '../nodes';

interface Properties {
  /** As `src/highlighting` makes it; the words of the piece stand in its place. */
  html?: string;
  language?: string;
  title?: string;
}

/** Highlighted code as it was: `escapeHtml` has escaped two characters. */
const plainCode = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/** A block of code, with its title in the line above. */
export const writeCodeBlock: WriteBlocks = (piece) => {
  const {html, language, title} = propertiesOf<Properties>(piece);
  const value = html === undefined ? wordsIn(innerOf(piece)) : plainCode(html);
  return [
    ...(title ? [paragraph(strong(text(title)))] : []),
    {type: 'code', lang: language ?? null, value: value.replace(/\n$/, '')},
  ];
};
