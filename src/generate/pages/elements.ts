import type {Properties, RichText} from '../../api/richText';

/** Neighboring words as one: React puts a comment between two of them. */
function joinParts(inner: RichText[]): RichText[] {
  const nodes: RichText[] = [];
  for (const node of inner) {
    const last = nodes.at(-1);
    if (typeof node === 'string' && typeof last === 'string') {
      nodes[nodes.length - 1] = last + node;
    } else nodes.push(node);
  }
  return nodes;
}

/** An element of HTML or a component of the reference, with what is in it. */
export const element = (
  name: string,
  properties: Properties = {},
  inner: RichText[] = [],
): RichText => [name, properties, ...joinParts(inner)];

/** A heading with an id, the same in every locale. */
export const heading = (level: number, text: string, id: string): RichText => [
  `h${level}`,
  {id},
  text,
];

export const code = (text: string): RichText => ['code', {}, text];

/** A link whose text is no Markdown. @param href of a page of this site */
export const linkTo = (href: string, ...inner: RichText[]): RichText =>
  element('a', {href}, inner);

/** A list, or nothing where it has no items. */
export const list = (items: RichText[][]): RichText[] =>
  items.length === 0
    ? []
    : [
        element(
          'ul',
          {},
          items.map((item) => element('li', {}, item)),
        ),
      ];
