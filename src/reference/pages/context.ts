import {documentToMdx, toMdx, type MdxOptions} from '../commonMark';
import {inlineSvg, type Diagrams} from '../diagram';
import type {Reference, Schema} from '../model';
import type {NameLinks} from '../nameLinks';
import {toRichText, type RichText} from '../richText';
import type {Translator} from '../texts';

/** What every page of a locale is made with. */
export interface PageContext {
  reference: Reference;
  links: NameLinks;
  t: Translator;
  diagrams: Diagrams;
  /** An example of each schema that has one, by the name of the schema. */
  examples: ReadonlyMap<string, unknown>;
}

/** Schema of a name. @throws when the description does not define it */
export function schemaOf({reference}: PageContext, name: string): Schema {
  const schema = reference.schemas.get(name);
  if (!schema) throw new Error(`${name} is used but not defined in openapi/.`);
  return schema;
}

function options({links, t, diagrams}: PageContext, self?: string): MdxOptions {
  let count = 0;
  return {
    links,
    self,
    diagram: (code) => {
      const svg = diagrams[code];
      if (!svg) throw new Error(`A diagram was not drawn:\n${code}`);
      // A page has several texts, which count by themselves.
      const number = Object.keys(diagrams).indexOf(code);
      return {
        label: t('Diagram of what the text describes'),
        svg: inlineSvg(svg, `diagram-${number}-${++count}`),
      };
    },
  };
}

/**
 * A description as MDX, with links to the names of the API that it mentions.
 *
 * @param self address of the page, to which no link leads
 */
export const prose = (
  text: string | undefined,
  context: PageContext,
  self?: string,
): string => (text ? toMdx(text, options(context, self)) : '');

/** Texts as data, by the links in them: many pages share the text of a field. */
const made = new WeakMap<NameLinks, Map<string, RichText[]>>();

/** As `prose`, as data for a component. */
export function richText(
  text: string | undefined,
  context: PageContext,
): RichText[] {
  if (!text) return [];
  const texts = made.get(context.links) ?? new Map<string, RichText[]>();
  made.set(context.links, texts);
  const known = texts.get(text) ?? toRichText(text, options(context));
  texts.set(text, known);
  return known;
}

/** As `prose`, for a text of whole sections with headings. */
export const sections = (text: string, context: PageContext): string =>
  documentToMdx(text, options(context));
