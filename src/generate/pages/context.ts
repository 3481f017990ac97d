import type {History} from '../../changes/history';
import type {Drawing} from '../../api/diagrams/graph';
import {collectRelations, describeGraph} from '../diagrams/relations';
import type {Highlight, TextOptions} from '../../api/handlers';
import type {Reference, Schema} from '../../api/model';
import type {NameLinks} from '../../api/nameLinks';
import {toRichText, type RichText} from '../../api/richText';
import type {Translator} from '../../translations/texts/texts';
import type {Tool} from '../../api/openapi';

/** What tells of the pages of a locale. */
export interface Site {
  reference: Reference;
  t: Translator;
  /** What has changed since the first version was frozen. */
  history?: History;
  /** Address at which a file of the repository is edited. */
  editUrl: (source: string) => string;
}

/** A guide that uses an operation. */
export interface GuideLink {
  /** Name of its page under `/docs/guides`. */
  name: string;
  title: string;
}

/** What the content of every page of a locale is made with. */
export interface PageContext {
  /** The guides that use each operation, by its id. */
  guides: ReadonlyMap<string, readonly GuideLink[]>;
  reference: Reference;
  t: Translator;
  /** What has changed since the first version was frozen. */
  history?: History;
  links: NameLinks;
  /** Pictures of the Mermaid diagrams, by their source. */
  diagrams: Record<string, Drawing>;
  highlight: Highlight;
  /** Where each tool of a backend is documented. */
  toolLinks: Record<Tool, string>;
  /** An example of each schema that has one, by the name of the schema. */
  examples: ReadonlyMap<string, unknown>;
  /** Ids of the operations that the sandbox simulates. */
  simulated: ReadonlySet<string>;
}

/** Schema of a name. @throws when the description does not define it */
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

/** Texts as data, by the links in them: many pages share the text of a field. */
const made = new WeakMap<NameLinks, Map<string, RichText[]>>();

/** A description as data, with links to the names of the API in it. */
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

/** As `renderRichText`, without the paragraph around a text that is one. */
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
 * As `renderRichText`, for the description of a page itself.
 *
 * @param self address of the page, to which no link leads
 */
export const renderProse = (
  text: string | undefined,
  context: PageContext,
  self: string,
): RichText[] => (text ? toRichText(text, {...getOptions(context), self}) : []);

/** As `renderRichText`, for a text of whole sections, whose headings have ids. */
export const renderSections = (
  text: string,
  context: PageContext,
): RichText[] => toRichText(text, {...getOptions(context), headingIds: true});
