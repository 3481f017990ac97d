import type {Element, Root, RootContent} from 'hast';
import {highlight} from './highlight';
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

/** Highlighted code by what it was made from: both locales share most of it. */
const done = new Map<string, Promise<string>>();

function highlightOnce(
  code: string,
  language: string,
  marked: Set<number>,
): Promise<string> {
  const key = JSON.stringify([language, [...marked], code]);
  const html = done.get(key) ?? highlight(code, language, marked);
  done.set(key, html);
  return html;
}

function blocksIn(node: Root | RootContent): Element[] {
  if (!('children' in node)) return [];
  if (node.type === 'element' && node.tagName === 'pre') return [node];
  return (node.children as RootContent[]).flatMap(blocksIn);
}

async function highlightBlock(pre: Element): Promise<void> {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return;
  const {className, metastring} = code.properties;
  const name = String(Array.isArray(className) ? className[0] : '');
  const written = name.replace(/^language-/, '').toLowerCase();
  const language = aliases[written] ?? written;
  const {title, marked} = readMeta(
    typeof metastring === 'string' ? metastring : '',
  );
  const text = code.children
    .map((child) => (child.type === 'text' ? child.value : ''))
    .join('')
    .replace(/\n$/, '');
  pre.properties = {
    html: await highlightOnce(text, language, marked),
    ...(language && {language}),
    ...(title && {title}),
  };
  pre.children = [];
}

/**
 * Rehype plugin: gives every fenced code block its highlighted HTML as the
 * property `html`, which `src/theme/MDXComponents/Pre` shows. A string, because
 * one costs the page's script much less than an element for each word.
 */
export function rehypeHighlight() {
  return async (tree: Root): Promise<void> => {
    await Promise.all(blocksIn(tree).map(highlightBlock));
  };
}
