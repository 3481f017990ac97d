import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import {remark} from 'remark';
import {visit} from 'unist-util-visit';
import {linkFrom, getMarkdownPath} from './address';
import {formatMarkdown, listLinks} from './format';
import {keepReadable} from './readable';

/** Data shared by all pages of a language. */
export interface MarkdownSite {
  /** Absolute URL of the site, with a trailing slash. */
  root: string;
  /** Absolute URL of the site in this language. */
  home: string;
  /** Names and absolute URLs of the other languages. */
  others: {label: string; home: string}[];
}

const createReader = remark()
  .use(rehypeParse, {fragment: true})
  .use(() => keepReadable)
  .use(rehypeRemark)
  .freeze();

/** Controls, images, and navigation. */
const silent =
  /<(button|nav|noscript|script|select|style|svg|template|textarea)\b[^]*?<\/\1>/g;

/** Removes extras before parsing: they are most of a page's elements. */
const removeExtras = (html: string): string =>
  html
    .replace(silent, '')
    .replace(/<pre\b[^]*?<\/pre>/g, (code) =>
      code.replace(/<\/?span\b[^>]*>/g, ''),
    );

function renderLinks(address: string, {home, others}: MarkdownSite): string {
  const path = address.slice(home.length);
  return listLinks([
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
 * Converts the main part of a built page to Markdown, with links to the page,
 * its other languages, and the list of all pages.
 *
 * @param html of the page
 * @param address absolute URL of the page
 * @throws if the page has no main part
 */
export function convertPageToMarkdown(
  html: string,
  address: string,
  site: MarkdownSite,
): string {
  // Parse only the main part, because parsing takes most of the time.
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
  return `${formatMarkdown(tree)}\n---\n\n${renderLinks(address, site)}`;
}
