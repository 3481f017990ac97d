import type {HighlighterCore, LanguageInput} from 'shiki/core';
import {theme} from './theme';

/** Grammars of the languages that the site's code is written in. */
const grammars: LanguageInput[] = [
  () => import('shiki/langs/bash.mjs'),
  () => import('shiki/langs/diff.mjs'),
  () => import('shiki/langs/go.mjs'),
  () => import('shiki/langs/javascript.mjs'),
  () => import('shiki/langs/json.mjs'),
  () => import('shiki/langs/markdown.mjs'),
  () => import('shiki/langs/mdx.mjs'),
  () => import('shiki/langs/nginx.mjs'),
  () => import('shiki/langs/python.mjs'),
  () => import('shiki/langs/typescript.mjs'),
  () => import('shiki/langs/tsx.mjs'),
  () => import('shiki/langs/yaml.mjs'),
];

let created: Promise<HighlighterCore> | undefined;

async function create(): Promise<HighlighterCore> {
  const [{createHighlighterCore}, {createJavaScriptRegexEngine}] =
    await Promise.all([
      import('shiki/core'),
      import('shiki/engine/javascript'),
    ]);
  return createHighlighterCore({
    themes: [theme],
    langs: grammars,
    engine: createJavaScriptRegexEngine({forgiving: true}),
  });
}

/**
 * Shiki, able to highlight a language. There is one for the whole build, with
 * all grammars from the start: MDX has its parts highlighted by those that are
 * there, so its colours would depend on what code came before.
 *
 * @returns nothing for a language without grammar, which stays plain text
 */
export async function highlighterFor(
  language: string,
): Promise<HighlighterCore | undefined> {
  const highlighter = await (created ??= create());
  return highlighter.getLoadedLanguages().includes(language)
    ? highlighter
    : undefined;
}
