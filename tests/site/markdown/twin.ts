import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {buildFolder} from '../build';
import {countWords, type Words} from './words';

/** A Markdown file of the build, as a parser of GitHub's Markdown reads it. */
export interface Twin {
  headings: number[];
  links: string[];
  words: Words;
  /** Parts that a parser takes for HTML: nothing of it is meant. */
  html: string[];
}

const parse = (text: string): Root =>
  fromMarkdown(text, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });

/** Reads a Markdown file of the build. */
export function readTwin(file: string): Twin {
  const texts: string[] = [];
  const twin: Omit<Twin, 'words'> = {headings: [], links: [], html: []};
  visit(parse(readFileSync(path.join(buildFolder, file), 'utf8')), (node) => {
    if (node.type === 'html') twin.html.push(node.value);
    else if ('value' in node) texts.push(node.value);
    if (node.type === 'heading') twin.headings.push(node.depth);
    if (node.type === 'link' || node.type === 'image')
      twin.links.push(node.url);
  });
  return {...twin, words: countWords(texts)};
}
