import once from 'es-toolkit/compat/once';
import type {Highlighter} from 'shiki';
import {sampleLanguages} from '../../api/samples';
import {theme} from './theme';

/**
 * Loads the shared highlighter. All grammars are loaded at once: nested
 * languages are highlighted only if their grammar is loaded, so otherwise
 * colors would depend on earlier code.
 */
export const loadHighlighter = once(async (): Promise<Highlighter> => {
  const [{createHighlighter}, {createJavaScriptRegexEngine}] =
    await Promise.all([import('shiki'), import('shiki/engine/javascript')]);
  return createHighlighter({
    themes: [theme],
    langs: [
      ...sampleLanguages.map(({language}) => language),
      ...['diff', 'json', 'markdown', 'mdx'],
      ...['nginx', 'typescript', 'tsx', 'yaml'],
    ],
    engine: createJavaScriptRegexEngine({forgiving: true}),
  });
});
