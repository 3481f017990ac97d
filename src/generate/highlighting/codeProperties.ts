import {highlightToHtml} from './highlight';
import {loadHighlighter} from './highlighter';
import {readMeta} from './metaString';

const aliases: Record<string, string> = {
  javascript: 'js',
  markdown: 'md',
  py: 'python',
  sh: 'bash',
  shell: 'bash',
  typescript: 'ts',
  yml: 'yaml',
};

/**
 * Properties of a code block for `src/components/code/Code.tsx`.
 *
 * @param meta text after the language
 */
export type CodeProperties = (
  code: string,
  language: string,
  meta: string,
) => {html: string; language?: string; title?: string};

export interface Highlighted {
  get(source: string): string | undefined;
  set(source: string, html: string): void;
}

/** Cached for both locales, which share most code. */
const done = new Map<string, string>();

/**
 * Creates the properties of code blocks. The highlighted HTML is a string,
 * which adds less to the page's script than an element per token.
 *
 * @param kept from earlier runs
 */
export async function highlightCode(
  kept: Highlighted = done,
): Promise<CodeProperties> {
  const shiki = await loadHighlighter();
  return (code, written, meta) => {
    const name = written.toLowerCase();
    const language = aliases[name] ?? name;
    const {title, marked} = readMeta(meta);
    const key = JSON.stringify([language, [...marked], code]);
    let html = kept.get(key);
    if (html === undefined) {
      html = done.get(key) ?? highlightToHtml(shiki(), code, language, marked);
      kept.set(key, html);
    }
    done.set(key, html);
    return {html, ...(language && {language}), ...(title && {title})};
  };
}
