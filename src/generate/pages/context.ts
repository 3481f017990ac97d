import type {History} from '../../changes/history';
import type {Drawing} from '../../api/diagrams/graph';
import {collectRelations, describeGraph} from '../diagrams/relations';
import type {Highlight, TextOptions} from '../../api/handlers';
import type {Reference, Schema} from '../../api/model';
import type {NameLinks} from '../../api/nameLinks';
import {toRichText, type RichText} from '../../api/richText';
import type {Locale} from '../../site';
import type {Translator} from '../../translations/texts/texts';

export interface GuideLink {
  /** Name of its page under `/docs/guides`. */
  name: string;
  title: string;
}

/** Context for creating the content of pages in a locale. */
export interface PageContext {
  locale: Locale;
  guides: ReadonlyMap<string, readonly GuideLink[]>;
  reference: Reference;
  t: Translator;
  history?: History | undefined;
  links: NameLinks;
  diagrams: Record<string, Drawing>;
  highlight: Highlight;
  examples: ReadonlyMap<string, unknown>;
  simulated: ReadonlySet<string>;
}

/** What the documents of pages are made from, without their content. */
export type Site = Pick<PageContext, 'reference' | 't' | 'history'>;

/** Finds a schema. @throws if the description does not define it */
export function findSchema(
  {reference}: Pick<PageContext, 'reference'>,
  name: string,
): Schema {
  const schema = reference.schemas.get(name);
  if (!schema) throw new Error(`${name} is used but not defined in openapi/.`);
  return schema;
}

function getOptions(context: PageContext): TextOptions {
  const {links, t, diagrams, highlight} = context;
  return {
    links,
    highlight,
    diagram: (code) => {
      const drawing = diagrams[code];
      if (!drawing) throw new Error(`A diagram was not drawn:\n${code}`);
      const {graph, svg} = drawing;
      return {
        label: describeGraph(graph, t),
        svg,
        relations: collectRelations(graph, t),
      };
    },
  };
}

/** Parsed texts by links. Many pages share the text of a field. */
const made = new WeakMap<NameLinks, Map<string, RichText[]>>();

/** Parses a description and links API names in it. */
export function renderRichText(
  text: string | undefined,
  context: PageContext,
): RichText[] {
  if (!text) return [];
  const texts = made.get(context.links) ?? new Map<string, RichText[]>();
  made.set(context.links, texts);
  const known = texts.get(text) ?? toRichText(text, getOptions(context));
  texts.set(text, known);
  return known;
}

/** Like `renderRichText`, but without the paragraph around a single one. */
export function inlineText(
  text: string | undefined,
  context: PageContext,
): RichText[] {
  const blocks = renderRichText(text, context);
  const [only, ...others] = blocks;
  if (others.length > 0 || typeof only !== 'object' || only[0] !== 'p') {
    return blocks;
  }
  const [, , ...inner] = only;
  return inner;
}

/**
 * Like `renderRichText`, for the description of the page itself.
 *
 * @param self URL of the page, which is not linked
 */
export const renderProse = (
  text: string | undefined,
  context: PageContext,
  self: string,
): RichText[] => (text ? toRichText(text, {...getOptions(context), self}) : []);

/** Like `renderRichText`, for text with sections. Headings get IDs. */
export const renderSections = (
  text: string,
  context: PageContext,
): RichText[] => toRichText(text, {...getOptions(context), headingIds: true});
