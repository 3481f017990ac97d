import type {PrismTheme} from 'prism-react-renderer';

const token = (name: string, ...types: string[]) => ({
  types,
  style: {color: `var(--holt-code-${name})`},
});

/**
 * Colours of highlighted code: variables of `src/css/custom.css`, so that one
 * theme serves both colour modes.
 */
export const codeTheme: PrismTheme = {
  plain: {
    color: 'var(--holt-code-text)',
    backgroundColor: 'var(--holt-code-background)',
  },
  styles: [
    token('comment', 'comment', 'prolog', 'doctype', 'cdata'),
    token('punctuation', 'punctuation', 'operator'),
    token('keyword', 'keyword', 'tag', 'selector', 'atrule', 'important'),
    token('string', 'string', 'char', 'attr-value', 'regex', 'inserted'),
    token('number', 'number', 'boolean', 'constant', 'symbol', 'deleted'),
    token(
      'name',
      'function',
      'property',
      'attr-name',
      'class-name',
      'builtin',
      'key',
    ),
  ],
};
