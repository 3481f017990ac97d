import {readFileSync} from 'node:fs';
import path from 'node:path';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {buildFolder} from '../build';
import {countWords, type Words} from './words';

/** A Markdown file of the build, as a parser of GitHub's Markdown reads it. */
export interface MarkdownFile {
  headings: number[];
  links: string[];
  words: Words;
  /** Parts that a parser takes for HTML: nothing of it is meant. */
  html: string[];
}

const parser = remark().use(remarkGfm).freeze();

/** Reads a Markdown file of the build. */
export function readMarkdown(file: string): MarkdownFile {
  const texts: string[] = [];
  const read: Omit<MarkdownFile, 'words'> = {headings: [], links: [], html: []};
  visit(
    parser.parse(readFileSync(path.join(buildFolder, file), 'utf8')),
    (node) => {
      if (node.type === 'html') read.html.push(node.value);
      else if ('value' in node) texts.push(node.value);
      if (node.type === 'heading') read.headings.push(node.depth);
      if (node.type === 'link' || node.type === 'image')
        read.links.push(node.url);
    },
  );
  return {...read, words: countWords(texts)};
}
