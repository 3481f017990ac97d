import type {HighlighterCore, LanguageRegistration} from 'shiki/core';
import {theme} from './theme';

/** Languages of the site's code, by the name that an author writes. */
const grammars: Record<string, () => Promise<{default: unknown}>> = {
  bash: () => import('shiki/langs/bash.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  js: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  md: () => import('shiki/langs/markdown.mjs'),
  mdx: () => import('shiki/langs/mdx.mjs'),
  nginx: () => import('shiki/langs/nginx.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  ts: () => import('shiki/langs/typescript.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
};

let created: Promise<HighlighterCore> | undefined;

async function create(): Promise<HighlighterCore> {
  const [{createHighlighterCore}, {createJavaScriptRegexEngine}] =
    await Promise.all([
      import('shiki/core'),
      import('shiki/engine/javascript'),
    ]);
  return createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine({forgiving: true}),
  });
}

/**
 * Shiki, able to highlight a language. There is one for the whole build, and a
 * grammar is loaded when the first code asks for it.
 *
 * @returns nothing for a language without grammar, which stays plain text
 */
export async function highlighterFor(
  language: string,
): Promise<HighlighterCore | undefined> {
  const highlighter = await (created ??= create());
  if (!highlighter.getLoadedLanguages().includes(language)) {
    const grammar = await grammars[language]?.();
    if (!grammar) return undefined;
    await highlighter.loadLanguage(grammar.default as LanguageRegistration[]);
  }
  return highlighter;
}
