import type {ThemeRegistrationRaw} from 'shiki/core';

/**
 * Kinds of code that have a colour, and the scopes of TextMate grammars that
 * they are made of. A kind is a class in the HTML; `src/css/code.css` colours
 * it. All other code, punctuation included, has the colour of the block.
 */
const kinds: Record<string, string[]> = {
  c: ['comment', 'meta.diff.header', 'meta.diff.range'],
  k: ['keyword', 'storage', 'entity.name.tag', 'variable.language'],
  s: ['string', 'markup.inserted', 'markup.inline.raw', 'markup.fenced_code'],
  n: ['constant', 'markup.deleted'],
  f: [
    'entity.name',
    'entity.other.attribute-name',
    'support.type.property-name',
    'support.function',
    'support.class',
    'meta.object-literal.key',
    'entity.name.tag.yaml',
    'markup.heading',
    'variable.other.env',
  ],
  '': [
    'keyword.operator',
    'punctuation.separator',
    'punctuation.section.embedded',
    'string.unquoted',
    'meta.template.expression',
    'string.regexp punctuation',
  ],
};

const names = Object.keys(kinds);

// Shiki knows colours only, so each kind has a number for a colour.
const colourOf = (kind: string) => `#00000${names.indexOf(kind)}`;

/** The kind that a colour of the theme stands for. */
export function kindOf(colour: string | undefined): string {
  return names.find((kind) => colourOf(kind) === colour) ?? '';
}

/** Theme that gives code kinds instead of colours. */
export const theme: ThemeRegistrationRaw = {
  name: 'kinds',
  fg: colourOf(''),
  bg: '#ffffff',
  settings: [
    {settings: {foreground: colourOf('')}},
    ...Object.entries(kinds).map(([kind, scope]) => ({
      scope,
      settings: {foreground: colourOf(kind)},
    })),
  ],
};
