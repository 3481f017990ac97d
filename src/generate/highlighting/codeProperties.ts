import {highlightToHtml} from './highlight';
import {loadHighlighter} from './highlighter';
import {readMeta} from './metaString';

/** Other names that authors know the languages by. */
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
 * Gives what `src/components/code/Code.tsx` shows of a block of code.
 *
 * @param meta what stands after the language
 */
export type CodeProperties = (
  code: string,
  language: string,
  meta: string,
) => {html: string; language?: string; title?: string};

/** Highlighted code by what it was made from. */
export interface Highlighted {
  get(source: string): string | undefined;
  set(source: string, html: string): void;
}

/** Both locales share most of it. */
const done = new Map<string, string>();

/**
 * Prepares what shows a block of code: the highlighted HTML as a string, because
 * one costs the page's script much less than an element for each word.
 *
 * @param kept of earlier runs
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
