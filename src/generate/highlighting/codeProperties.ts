import type {Highlight} from '../../api/richText';
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

export interface Highlighted {
  get(source: string): string | undefined;
  set(source: string, html: string): void;
}

/**
 * Creates the properties of code blocks. The highlighted HTML is a string,
 * which adds less to the page's script than an element per token.
 *
 * @param kept from earlier runs
 */
export async function highlightCode(
  kept: Highlighted = new Map(),
): Promise<Highlight> {
  const shiki = await loadHighlighter();
  return (code, written, meta = '') => {
    const name = written.toLowerCase();
    const language = aliases[name] ?? name;
    const {title, marked} = readMeta(meta);
    const key = JSON.stringify([language, [...marked], code]);
    const html =
      kept.get(key) ?? highlightToHtml(shiki, code, language, marked);
    kept.set(key, html);
    return {html, ...(language && {language}), ...(title && {title})};
  };
}
