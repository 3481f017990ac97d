import type {Element} from 'hast';
import type {
  BlockContent,
  Code,
  Heading,
  Link,
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

/** If a link contains blocks, only the first words are linked. */
const link: Handle = (state, node) => {
  const children = state.all(node);
  const {href} = node.properties;
  if (href === undefined || children.length === 0) return children;
  const linkOf = (words: PhrasingContent[]): Link => ({
    type: 'link',
    url: String(href),
    children: words,
  });
  const [first, ...others] = children;
  if (first?.type !== 'heading' && first?.type !== 'paragraph') {
    return linkOf(children as PhrasingContent[]);
  }
  return [{...first, children: [linkOf(first.children)]}, ...others];
};

/** Image; inline images (data URLs) are omitted. */
const convertImage: Handle = (_, {properties: {src, alt}}) =>
  String(src).startsWith('data:')
    ? textNode(String(alt ?? ''))
    : {type: 'image', url: String(src), alt: String(alt ?? '')};

const inlineCode: Handle = (_, node) => {
  const value = toString(node);
  return value === '' ? undefined : {type: 'inlineCode', value};
};

const convertPre: Handle = (_, node) => getCode(node);

const getCode = (node: Element, lang?: string): Code => ({
  type: 'code',
  lang,
  value: toString(node).replace(/\n$/, ''),
});

/** The theme's code block: its language is in a class, its title in a child. */
const convertCodeBlock: Handle = (state, node) => {
  const parts = findElementsIn(node);
  const content = parts.at(-1);
  const language = (node.properties.className as string[])
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  return [
    ...parts
      .slice(0, -1)
      .map((title) => paragraph(strong(...getInline(state, title)))),
    ...(content ? [getCode(content, language)] : []),
  ];
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

const getNameOfTab = (panel: Element): string => {
  const [name] = findElementsIn(panel);
  return name ? toString(name) : '';
};

/** Tab: its name and contents; omitted if scripts fill it. */
const convertTab: Handle = (state, node) => {
  const {title, content} = getTitled(state, node);
  return content.length > 0 ? [...title, ...content] : [];
};

/** Diagram: its name, and the list of its connections. */
const convertDiagram: Handle = (state, node) => {
  const [picture, list] = findElementsIn(node);
  const [details] = list ? findElementsIn(list) : [];
  const [summary, ...others] = details ? findElementsIn(details) : [];
  return [
    paragraph(
      strong(textNode(String(picture?.properties.ariaLabel))),
      ...(summary ? [textNode(` · ${toString(summary)}`)] : []),
    ),
    ...getBlocks(state, ...others),
  ];
};

/** Code samples: only cURL; in a guide, with a link to the others. */
const convertSamples: Handle = (state, node) => {
  const [first, ...others] = findElementsIn(node).flatMap(findElementsIn);
  const [name, ...sample] = first ? findElementsIn(first) : [];
  const {others: address} = node.properties;
  return [
    paragraph(
      strong(...(name ? getInline(state, name) : [])),
      ...(typeof address === 'string'
        ? [
            textNode(' · '),
            {
              type: 'link' as const,
              url: address,
              children: [textNode(others.map(getNameOfTab).join(', '))],
            },
          ]
        : []),
    ),
    ...getBlocks(state, ...sample),
  ];
};

/** Collapsible section, indented to separate it from the following text. */
const convertDetails: Handle = (state, node) => {
  const {title, content} = getTitled(state, node);
  return listOf([[...title, ...content]]);
};

const convertDescriptions: Handle = (state, node) => {
  const items: BlockContent[][] = [];
  const parts = findElementsIn(node).flatMap((part) =>
    part.tagName === 'div' ? findElementsIn(part) : [part],
  );
  for (const [index, part] of parts.entries()) {
    if (part.tagName !== 'dt') continue;
    const end = parts.findIndex(
      ({tagName}, at) => at > index && tagName === 'dt',
    );
    const about = parts.slice(index + 1, end < 0 ? undefined : end);
    items.push(
      beginWith(
        [strong(...getInline(state, part))],
        getBlocks(state, ...about.flatMap(({children}) => children)),
      ),
    );
  }
  return listOf(items);
};

/** Names, such as the platform layers; one can be highlighted. */
const convertLayers: Handle = (state, node) =>
  paragraph(
    textNode(`${String(node.properties.ariaLabel)}: `),
    ...findElementsIn(node).flatMap((item, index) => {
      const words = getInline(state, item);
      return [
        ...(index === 0 ? [] : [textNode(' · ')]),
        ...(item.properties.ariaCurrent ? [strong(...words)] : words),
      ];
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

/** Handlers for HTML elements, and for components by `data-md`. */
export const handlers: Handlers = {
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((depth) => [`h${depth}`, convertHeading]),
  ),
  a: link,
  admonition: convertAdmonition,
  code: inlineCode,
  controls: () => undefined,
  'code-block': convertCodeBlock,
  details: convertDetails,
  diagram: convertDiagram,
  dl: convertDescriptions,
  field: convertField,
  samples: convertSamples,
  img: convertImage,
  // The value follows.
  input: () => textNode(':'),
  layers: convertLayers,
  pre: convertPre,
  // `2^53`
  sup: (state, node) => [textNode('^'), ...state.all(node)],
  tab: convertTab,
  textarea: convertPre,
  wbr: () => undefined,
};
