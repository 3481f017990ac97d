import type {List} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import {remark} from 'remark';
import {visit} from 'unist-util-visit';
import {linkFrom, getMarkdownPath} from './address';
import {formatMarkdown} from './format';
import {handlers} from './handlers';
import {linkList} from './linkList';
import {keepReadable} from './readable';

/** What all pages of a language share. */
export interface MarkdownSite {
  /** Absolute address of the site, with a slash at its end. */
  root: string;
  /** The same of the language of the pages. */
  home: string;
  /** Names and absolute addresses of the other languages. */
  others: {label: string; home: string}[];
}

const createReader = remark()
  .use(rehypeParse, {fragment: true})
  .use(() => keepReadable)
  .use(rehypeRemark, {handlers})
  .freeze();

/**
 * Without programs, controls, pictures and the colors of code: they are most of
 * the elements of a page, and each takes its time.
 */
const removeExtras = (html: string): string =>
  html
    .replace(/<(script|button|svg|nav)\b[^]*?<\/\1>/g, '')
    .replace(/<pre\b[^]*?<\/pre>/g, (code) =>
      code.replace(/<\/?span\b[^>]*>/g, ''),
    );

/** The page itself, other languages, the list of all pages. */
function renderLinks(address: string, {home, others}: MarkdownSite): List {
  const path = address.slice(home.length);
  return linkList([
    {title: 'HTML', url: address},
    ...others.map(({label, home: other}) => {
      const url = new URL(other + path);
      url.pathname = getMarkdownPath(url.pathname);
      return {title: label, url: url.href};
    }),
    {title: 'llms.txt', url: `${home}llms.txt`},
  ]);
}

/**
 * What the main part of a built page says, as Markdown, and links to the page
 * itself, to its other languages and to the list of all pages.
 *
 * @param html of the page
 * @param address absolute address of the page
 * @throws when the page has no main part
 */
export function convertPageToMarkdown(
  html: string,
  address: string,
  site: MarkdownSite,
): string {
  // All else is most of a page, and takes most of the time.
  const [main] = /<main\b[^]*<\/main>/.exec(html) ?? [];
  if (main === undefined) {
    throw new Error(
      `${address}: the page has no <main>, of which its Markdown is made. Give its layout one.`,
    );
  }
  const tree = createReader.runSync(createReader.parse(removeExtras(main)));
  const link = linkFrom(address, site.home, site.root);
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image')
      node.url = link(node.url);
  });
  tree.children.push({type: 'thematicBreak'}, renderLinks(address, site));
  return formatMarkdown(tree);
}
