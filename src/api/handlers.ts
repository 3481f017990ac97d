import type {Element, ElementContent} from 'hast';
import type {Code, Heading, Html, InlineCode} from 'mdast';
import {defaultHandlers, type Handler, type Handlers} from 'mdast-util-to-hast';
import type {NameLinks} from './nameLinks';

/** Gives the properties that a block of code is shown with. */
export type Highlight = (
  code: string,
  language: string,
  meta: string,
) => Record<string, unknown>;

/** What is shown of a diagram. */
export interface ShownDiagram {
  label: string;
  svg: string;
  /** The same in words. */
  relations: string[];
}

export interface TextOptions {
  /** Pages of names that stand in the text as code. */
  links?: NameLinks;
  /** The page itself, to which no link leads. */
  self?: string;
  /** Drawing of a Mermaid diagram; without it diagrams stay code. */
  diagram?: (code: string) => ShownDiagram;
  /** Without it code is shown as it is. */
  highlight?: Highlight;
  /** Takes `{#id}` at the end of a heading for its id. */
  headingIds?: boolean;
}

const element = (
  tagName: string,
  properties: object = {},
  children: ElementContent[] = [],
): Element => ({
  type: 'element',
  tagName,
  properties: properties as Element['properties'],
  children,
});

/** Code in a line: a link to the page of what it names, if it has another one. */
export function getCode(value: string, {links, self}: TextOptions): Element {
  const code = element('code', {}, [{type: 'text', value}]);
  const href = links?.get(value);
  return href === undefined || href === self
    ? code
    : element('a', {href}, [code]);
}

function getBlock({value, lang, meta}: Code, options: TextOptions): Element {
  if (lang === 'mermaid' && options.diagram) {
    const {relations, ...picture} = options.diagram(value);
    const items = relations.map((relation) =>
      element('li', {}, [{type: 'text', value: relation}]),
    );
    return element('Diagram', picture, [element('ul', {}, items)]);
  }
  return options.highlight
    ? element('pre', options.highlight(value, lang ?? '', meta ?? ''))
    : element('pre', {}, [{type: 'text', value}]);
}

/** The heading with the id that stands at its end as `{#id}`. */
function withId(heading: Heading): Heading {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return heading;
  const found = /\s*\{#([\w-]+)\}$/.exec(last.value);
  if (!found) return heading;
  const text = {...last, value: last.value.slice(0, found.index)};
  return {
    ...heading,
    children: [...heading.children.slice(0, -1), text],
    data: {hProperties: {id: found[1]}},
  };
}

const {link, linkReference, heading} = defaultHandlers as Record<
  'link' | 'linkReference' | 'heading',
  Handler
>;

/** How a description differs from the HTML that CommonMark makes of it. */
export function createHandlers(options: TextOptions): Handlers {
  let depth = 0;
  const asLink =
    (handler: Handler): Handler =>
    (...given) => {
      depth++;
      const made = handler(...given);
      depth--;
      return made;
    };
  return {
    link: asLink(link),
    linkReference: asLink(linkReference),
    inlineCode: (_, {value}: InlineCode) =>
      getCode(value.replace(/\r?\n|\r/g, ' '), depth > 0 ? {} : options),
    code: (_, node: Code) => getBlock(node, options),
    /** Raw HTML, which a description may not use, becomes its text. */
    html(_, {value}: Html, parent) {
      const text = {type: 'text' as const, value};
      const isInline =
        parent?.type === 'paragraph' || parent?.type === 'heading';
      return isInline ? text : element('p', {}, [text]);
    },
    heading(state, node: Heading, parent) {
      return heading(state, options.headingIds ? withId(node) : node, parent);
    },
  };
}
