import mapValues from 'es-toolkit/compat/mapValues';
import {isObject} from '../../calls/json';
import type {History} from '../../changes/history';
import type {EnumValue, Reference, Schema} from '../../api/model';
import type {NameLinks} from '../../api/nameLinks';
import {shownAs, type PageLink, type Shown} from '../../api/pageData';
import {
  getInlineOf,
  toRichText,
  type Highlight,
  type RichText,
  type TextOptions,
} from '../../api/richText';
import type {SandboxData} from '../../sandbox/model';
import type {Locale} from '../../site';
import type {Translator} from '../../translations/texts/texts';

/** Context for creating the content of pages in a locale. */
export interface PageContext {
  locale: Locale;
  /** Guides that use each operation, by operation ID. */
  guides: ReadonlyMap<string, PageLink[]>;
  reference: Reference;
  t: Translator;
  history?: History | undefined;
  links: NameLinks;
  diagram: NonNullable<TextOptions['diagram']>;
  highlight: Highlight;
  examples: ReadonlyMap<string, unknown>;
  sandbox: Pick<SandboxData, 'operations' | 'objects'>;
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

export const getErrorCodes = (
  context: Pick<PageContext, 'reference'>,
): EnumValue[] =>
  findSchema(context, 'connect.error').fields.find(({name}) => name === 'code')
    ?.enumValues ?? [];

/**
 * Parses a description and links API names in it.
 *
 * @param more `self` for the description of the page itself, `headingIds` for
 *   text with sections
 */
export function renderRichText(
  text: string | undefined,
  {links, diagram, highlight}: PageContext,
  more: Pick<TextOptions, 'self' | 'headingIds'> = {},
): RichText[] {
  return text ? toRichText(text, {links, highlight, diagram, ...more}) : [];
}

/** Like `renderRichText`, but without the paragraph around a single one. */
export function inlineText(
  text: string | undefined,
  context: PageContext,
): RichText[] {
  const blocks = renderRichText(text, context);
  return getInlineOf(blocks) ?? blocks;
}

/** Parses the Markdown in a part of the model, and links its names. */
export function showTexts<T>(part: T, context: PageContext): Shown<T> {
  const shows: Record<string, string> = shownAs;
  const show = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => show(one, key));
    if (isObject(value)) return mapValues(value, show);
    if (typeof value !== 'string' || !Object.hasOwn(shows, key)) return value;
    if (shows[key] === 'blocks') return renderRichText(value, context);
    return inlineText(shows[key] === 'name' ? `\`${value}\`` : value, context);
  };
  return show(part, '') as Shown<T>;
}
