import once from 'es-toolkit/compat/once';
import type {HighlighterCore, LanguageRegistration} from 'shiki/core';
import type {SampleGrammar} from '../../api/samples/languages';
import {theme} from './theme';

type Grammar = () => Promise<{default: LanguageRegistration[]}>;

const grammars = {
  bash: () => import('shiki/langs/bash.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  js: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  markdown: () => import('shiki/langs/markdown.mjs'),
  mdx: () => import('shiki/langs/mdx.mjs'),
  nginx: () => import('shiki/langs/nginx.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
} satisfies Record<SampleGrammar, Grammar> & Record<string, Grammar>;

/**
 * Creates the shared highlighter on first use, because loading Shiki takes half
 * a second and all code may be cached. All grammars are loaded at once: nested
 * languages are highlighted only if their grammar is loaded, so otherwise
 * colors would depend on earlier code.
 */
export const loadHighlighter = once(
  async (): Promise<() => HighlighterCore> => {
    const [
      {createHighlighterCoreSync},
      {createJavaScriptRegexEngine},
      ...langs
    ] = await Promise.all([
      import('shiki/core'),
      import('shiki/engine/javascript'),
      ...Object.values(grammars).map((load) => load()),
    ]);
    return once(() =>
      createHighlighterCoreSync({
        themes: [theme],
        langs: langs.map(({default: grammar}) => grammar),
        engine: createJavaScriptRegexEngine({forgiving: true}),
      }),
    );
  },
);
