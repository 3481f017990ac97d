import type {HighlighterCore, LanguageInput} from 'shiki/core';
import type {SampleGrammar} from '../reference/samples/languages';
import {theme} from './theme';

/** Grammars of the languages that the site's code is written in. */
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
} satisfies Record<SampleGrammar, LanguageInput> &
  Record<string, LanguageInput>;

let created: Promise<HighlighterCore> | undefined;

async function create(): Promise<HighlighterCore> {
  const [{createHighlighterCore}, {createJavaScriptRegexEngine}] =
    await Promise.all([
      import('shiki/core'),
      import('shiki/engine/javascript'),
    ]);
  return createHighlighterCore({
    themes: [theme],
    langs: Object.values(grammars),
    engine: createJavaScriptRegexEngine({forgiving: true}),
  });
}

/**
 * Shiki. There is one for the whole build, with all grammars from the start:
 * MDX has its parts highlighted by those that are there, so its colours would
 * depend on what code came before.
 */
export const highlighter = (): Promise<HighlighterCore> =>
  (created ??= create());
