import type {ThemeRegistrationRaw} from 'shiki/core';

/**
 * Kinds of code that have a color, and the scopes of TextMate grammars that
 * they are made of. A kind is a class in the HTML; `src/css/code.css` colors
 * it. All other code, punctuation included, has the color of the block.
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

// Shiki knows colors only, so each kind has a number for a color.
const getColor = (kind: string) => `#00000${names.indexOf(kind)}`;

/** The kind that a color of the theme stands for. */
export function getKind(color: string | undefined): string {
  return names.find((kind) => getColor(kind) === color) ?? '';
}

/** Theme that gives code kinds instead of colors. */
export const theme: ThemeRegistrationRaw = {
  name: 'kinds',
  fg: getColor(''),
  bg: '#ffffff',
  settings: [
    {settings: {foreground: getColor('')}},
    ...Object.entries(kinds).map(([kind, scope]) => ({
      scope,
      settings: {foreground: getColor(kind)},
    })),
  ],
};
