import {parse} from 'yaml';
import type {FieldData, ValueData} from '../../../src/reference/fieldData';

/** What stands above a page for Docusaurus. */
export const frontMatter = (mdx: string): unknown =>
  parse(mdx.split('---\n')[1] ?? '');

/** A page without its front matter. */
export const bodyOf = (mdx: string): string =>
  mdx.split('---\n').slice(2).join('---\n').trim();

/** What stands between the heading with an id and the next one or its end. */
export function section(mdx: string, id: string): string {
  const rest = mdx.split(` {#${id}}\n`)[1];
  if (rest === undefined) throw new Error(`No heading has the id ${id}.`);
  return (rest.split(/^#+ .*\}$|^<\/Column>$/m)[0] ?? '').trim();
}

/** The headings and the components of a page, as they follow one another. */
export const outline = (mdx: string): string[] =>
  [...mdx.matchAll(/^(#+ .+|<\/?[A-Z]\w+)/gm)].map(([all]) => all);

const tag = (name: string) =>
  new RegExp(`<${name}((?: \\w+(?:="[^"]*"|='[^']*')?)*)(?: /)?>`, 'g');

type Properties = Record<string, string | true>;

function propertiesOf(attributes: string): Properties {
  const found = attributes.matchAll(/ (\w+)(?:="([^"]*)"|='([^']*)')?/g);
  return Object.fromEntries(
    [...found].map(([, name = '', double, single]) => {
      const value = double ?? single;
      return [
        name,
        value?.replaceAll('&#39;', "'").replaceAll('&amp;', '&') ?? true,
      ];
    }),
  );
}

/** What the components of a name are given, in the order of the page. */
export const elements = (mdx: string, name: string): Properties[] =>
  [...mdx.matchAll(tag(name))].map(([, all = '']) => propertiesOf(all));

function data(mdx: string, name: string, anchor: string): unknown {
  const found = elements(mdx, name).find((one) => one.anchor === anchor);
  return found && JSON.parse(String(found.data));
}

/** The fields whose anchors begin with a word; nothing without a list. */
export const fieldsAt = (mdx: string, anchor: string) =>
  data(mdx, 'Fields', anchor) as FieldData[] | undefined;

/** The values whose anchors begin with a word; nothing without a list. */
export const valuesAt = (mdx: string, anchor: string) =>
  data(mdx, 'EnumValues', anchor) as ValueData[] | undefined;
