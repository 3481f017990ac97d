import type {PhrasingContent} from 'mdast';
import {serialize, toMdx} from './commonMark';
import {moduleKeyword} from './escapeMdx';
import {parseMarkdown} from './markdownTree';
import {isPlain, plainParts} from './plainText';

const paragraph = (child: PhrasingContent): string =>
  serialize({type: 'root', children: [{type: 'paragraph', children: [child]}]});

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A text that is no Markdown, as one line of MDX. */
export function textToMdx(text: string): string {
  const value = oneLine(text);
  return isPlain(value) && !moduleKeyword.test(value)
    ? value
    : paragraph({type: 'text', value});
}

/** A link whose text is no Markdown. @param url of a page of this site */
export function linkToMdx(text: string, url: string): string {
  const value = oneLine(text);
  return isPlain(value)
    ? `[${value}](${url})`
    : paragraph({type: 'link', url, children: [{type: 'text', value}]});
}

/** A text of one line with code and emphasis; block syntax in it is text. */
export function lineToMdx(text: string): string {
  const line = oneLine(text);
  if (plainParts(line)) return toMdx(line);
  const [only, ...others] = parseMarkdown(line).children;
  return others.length === 0 && only?.type === 'paragraph'
    ? toMdx(line)
    : textToMdx(line);
}
