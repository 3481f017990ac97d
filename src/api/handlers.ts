import type {Element, ElementContent} from 'hast';
import type {Code, Heading, Html, InlineCode} from 'mdast';
import {defaultHandlers, type Handler, type Handlers} from 'mdast-util-to-hast';
import type {NameLinks} from './nameLinks';

/**
 * Properties of a code block for `src/components/code/Code.tsx`.
 *
 * @param meta text after the language
 */
export type Highlight = (
  code: string,
  language: string,
  meta?: string,
) => {html: string; language?: string; title?: string};

export interface ShownDiagram {
  label: string;
  svg: string;
  /** Text version of the diagram's connections. */
  relations: string[];
}

export interface TextOptions {
  links?: NameLinks;
  /** URL of the page itself, which is not linked. */
  self?: string;
  /** Draws Mermaid diagrams; without it, they stay code. */
  diagram?: (code: string) => ShownDiagram;
  /** Highlights code; without it, code is plain. */
  highlight?: Highlight;
  /** Reads `{#id}` at the end of a heading as its ID. */
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

/** Inline code, linked to the page that it names, unless it is this one. */
function getCode(value: string, {links, self}: TextOptions): Element {
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
    ? element('pre', options.highlight(value, lang ?? '', meta ?? undefined))
    : element('pre', {}, [{type: 'text', value}]);
}

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

/** Handlers for elements whose HTML differs from CommonMark's. */
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
    /** Descriptions may not contain HTML, so it is shown as text. */
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
