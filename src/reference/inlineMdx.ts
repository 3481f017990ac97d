import type {PhrasingContent} from 'mdast';
import {serialize, toMdx} from './commonMark';
import {parseMarkdown} from './markdownTree';

const paragraph = (child: PhrasingContent): string =>
  serialize({type: 'root', children: [{type: 'paragraph', children: [child]}]});

const plain = (text: string): PhrasingContent => ({
  type: 'text',
  value: text.replace(/\s+/g, ' ').trim(),
});

/** A text that is no Markdown, as one line of MDX. */
export const textToMdx = (text: string): string => paragraph(plain(text));

/** A link whose text is no Markdown. */
export const linkToMdx = (text: string, url: string): string =>
  paragraph({type: 'link', url, children: [plain(text)]});

/** A text of one line with code and emphasis; block syntax in it is text. */
export function lineToMdx(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const [only, ...others] = parseMarkdown(line).children;
  return others.length === 0 && only?.type === 'paragraph'
    ? toMdx(line)
    : textToMdx(line);
}
