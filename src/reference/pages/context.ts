import {documentToMdx, toMdx, type MdxOptions} from '../commonMark';
import {inlineSvg, type Diagrams} from '../diagram';
import {block} from '../mdx';
import type {Reference, Schema} from '../model';
import type {NameLinks} from '../nameLinks';
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
      return block('Diagram', {
        label: t('Diagram of what the text describes'),
        svg: inlineSvg(svg, `diagram-${++count}`),
      });
    },
  };
}

/** Texts without diagrams or own page, which many pages share. */
const made = new WeakMap<NameLinks, Map<string, string>>();

function shared(text: string, context: PageContext): string {
  const texts = made.get(context.links) ?? new Map<string, string>();
  made.set(context.links, texts);
  const known = texts.get(text);
  if (known !== undefined) return known;
  const mdx = toMdx(text, options(context));
  texts.set(text, mdx);
  return mdx;
}

/**
 * A description as MDX, with links to the names of the API that it mentions.
 *
 * @param self address of the page, to which no link leads
 */
export function prose(
  text: string | undefined,
  context: PageContext,
  self?: string,
): string {
  if (!text) return '';
  return self ? toMdx(text, options(context, self)) : shared(text, context);
}

/** As `prose`, for a text of whole sections with headings. */
export const sections = (text: string, context: PageContext): string =>
  documentToMdx(text, options(context));
