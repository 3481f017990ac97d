import type {
  BlockContent,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Text,
} from 'mdast';

export const text = (value: string): Text => ({type: 'text', value});

export const code = (value: string): PhrasingContent => ({
  type: 'inlineCode',
  value,
});

export const strong = (...children: PhrasingContent[]): Strong => ({
  type: 'strong',
  children,
});

export const link = (url: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children,
});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

/** A list whose items stand close together where each is one paragraph. */
export function list(items: ListItem['children'][], ordered = false): List {
  return {
    type: 'list',
    ordered,
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      spread: false,
      children,
    })),
  };
}

/** Words, then blocks, of which a first paragraph goes on in the same line. */
export function begunWith(
  words: PhrasingContent[],
  blocks: BlockContent[],
  between = ': ',
): BlockContent[] {
  const [first, ...others] = blocks;
  if (first?.type !== 'paragraph') return [paragraph(...words), ...blocks];
  return [paragraph(...words, text(between), ...first.children), ...others];
}
