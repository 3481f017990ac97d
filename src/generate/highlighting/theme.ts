import type {ThemeRegistrationRaw} from 'shiki';

/**
 * Syntax colors and the TextMate scopes that use them. Each kind is a class
 * that `src/css/code.css` colors. Other code, including punctuation, has the
 * color of the block.
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

// Shiki themes support only colors, so a color number encodes the kind.
const getColor = (kind: string) => `#00000${names.indexOf(kind)}`;

/** Decodes the kind from a color. */
export function getKind(color: string | undefined): string {
  return names.find((kind) => getColor(kind) === color) ?? '';
}

/** Shiki theme that encodes kinds as colors. */
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
