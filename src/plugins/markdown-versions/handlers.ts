import type {Element} from 'hast';
import type {
  BlockContent,
  Heading,
  ListItem,
  Paragraph,
  PhrasingContent,
} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Options} from 'rehype-remark';
import {findElementsIn, isElement} from './hast';
import {beginWith, listOf, paragraph, strong, textNode} from './mdast';

type Handlers = NonNullable<Options['handlers']>;
type Handle = NonNullable<Handlers[string]>;
type State = Parameters<Handle>[0];

const getInline = (state: State, node: Element): PhrasingContent[] =>
  state.all(node) as PhrasingContent[];

const getBlocks = (
  state: State,
  ...children: Element['children']
): BlockContent[] =>
  state.toFlow(state.all({type: 'root', children})) as BlockContent[];

/** Heading, followed by its ID in Docusaurus's syntax. */
const convertHeading: Handle = (state, node): Heading => {
  const {id} = node.properties;
  return {
    type: 'heading',
    depth: Number(node.tagName.slice(1)) as Heading['depth'],
    children: [
      ...getInline(state, node),
      ...(id === undefined ? [] : [textNode(` {#${String(id)}}`)]),
    ],
  };
};

/** The theme's code block: its language is in a class. */
const convertCodeBlock: Handle = (state, node) => {
  const lang = (node.properties.className as string[])
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  return getBlocks(state, ...node.children).map((block) =>
    block.type === 'code' ? {...block, lang} : block,
  );
};

/** The first child as a title, and the others as content. */
function getTitled(
  state: State,
  node: Element,
): {title: Paragraph[]; content: BlockContent[]} {
  const [title, ...others] = findElementsIn(node);
  return {
    title: title ? [paragraph(strong(...getInline(state, title)))] : [],
    content: getBlocks(state, ...others),
  };
}

const convertAdmonition: Handle = (state, node) => {
  const {title, content} = getTitled(state, node);
  return {type: 'blockquote', children: [...title, ...content]};
};

/** Tab: its name and contents; omitted if scripts fill it. */
const convertTab: Handle = (state, node) => {
  const {title, content} = getTitled(state, node);
  return content.length > 0 ? [...title, ...content] : [];
};

/** Collapsible section, indented to separate it from the following text. */
const convertDetails: Handle = (state, node) => {
  const {title, content} = getTitled(state, node);
  return listOf([[...title, ...content]]);
};

/** Facts; each is a term and its descriptions in an element. */
const convertDescriptions: Handle = (state, node) =>
  listOf(
    findElementsIn(node).map((fact) => {
      const [term, ...about] = findElementsIn(fact);
      const words = term ? [strong(...getInline(state, term))] : [];
      const children = about.flatMap((one) => one.children);
      return beginWith(words, getBlocks(state, ...children));
    }),
  );

/** Fields or values of a type, and its name unless the field shows it. */
function unfoldDetails(details: Element, type: string): Element[] {
  const [summary, ...parts] = findElementsIn(details);
  const name = summary && findElementsIn(summary)[0];
  if (!name || type.includes(toString(name))) return parts;
  return [
    {type: 'element', tagName: 'p', properties: {}, children: [name]},
    ...parts,
  ];
}

/** Such as `uuid` (string, required), with text and nested items. */
const convertField: Handle = (state, node): ListItem => {
  const [name, ...about] = findElementsIn(node);
  const facts = about.filter(({tagName}) => tagName === 'span');
  const type = facts[0] ? toString(facts[0]) : '';
  const words = facts.flatMap((fact, index) => [
    textNode(index === 0 ? ' (' : ', '),
    ...getInline(state, fact),
  ]);
  const content = about
    .filter(({tagName}) => tagName === 'div')
    .flatMap(({children}) => children)
    .flatMap((child) =>
      isElement(child) && child.tagName === 'details'
        ? unfoldDetails(child, type)
        : [child],
    );
  return {
    type: 'listItem',
    children: beginWith(
      [
        {type: 'inlineCode', value: name ? toString(name) : ''},
        ...words,
        ...(words.length > 0 ? [textNode(')')] : []),
      ],
      getBlocks(state, ...content),
    ),
  };
};

/**
 * Handlers for elements that rehype-remark would convert otherwise, and for
 * components by `data-md`.
 */
export const handlers: Handlers = {
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((depth) => [`h${depth}`, convertHeading]),
  ),
  admonition: convertAdmonition,
  controls: () => undefined,
  'code-block': convertCodeBlock,
  details: convertDetails,
  dl: convertDescriptions,
  field: convertField,
  // The value follows.
  input: () => textNode(':'),
  // `2^53`
  sup: (state, node) => [textNode('^'), ...state.all(node)],
  tab: convertTab,
  wbr: () => undefined,
};
