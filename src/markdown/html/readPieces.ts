import {load} from 'cheerio';
import type {RichText} from '../../reference/richText';

/** A node of a parsed page. */
interface Node {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: Node[];
}

/**
 * Parts of a page that say nothing by themselves: controls, pictures, and ways
 * to other parts of the site or of the page.
 */
const unsaid = [
  'script, style, svg, button, select, template, noscript',
  'nav, .theme-doc-toc-mobile, .theme-doc-toc-desktop, .hash-link',
  // The names of tabs stand in the tabs; with scripts off they are shown there.
  '[role=tablist], [role=status], [aria-live]:not(output)',
  '.theme-doc-card-icon, .theme-doc-version-badge',
].join(', ');

const isElement = ({type}: Node): boolean =>
  type === 'tag' || type === 'script' || type === 'style';

const classesOf = ({attribs}: Node): string[] =>
  (attribs?.class ?? '').split(' ');

const plainText = ({data, children = []}: Node): string =>
  data ?? children.map(plainText).join('');

const find = (node: Node, name: string): Node | undefined =>
  node.name === name
    ? node
    : node.children?.map((child) => find(child, name)).find(Boolean);

/** A block of code of the theme: its language is a class, its title a part. */
function codeBlock(node: Node): RichText {
  const code = find(node, 'pre');
  const title = node.children?.find(
    (child) => isElement(child) && !find(child, 'pre'),
  );
  const language = classesOf(node)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  return [
    'pre',
    {...(language && {language}), ...(title && {title: plainText(title)})},
    code ? plainText(code) : '',
  ];
}

/** An admonition: its title is bold. */
function admonition({children = []}: Node): RichText {
  const [title, ...others] = children.filter(isElement);
  return [
    'blockquote',
    {},
    ['p', {}, ['strong', {}, ...(title ? innerPieces(title) : [])]],
    ...others.flatMap(piecesOf),
  ];
}

const innerPieces = ({children = []}: Node): RichText[] =>
  children.flatMap(piecesOf);

const kept = ['href', 'id', 'src', 'alt'];

function piecesOf(node: Node): RichText[] {
  if (node.type === 'text') return [node.data ?? ''];
  if (!isElement(node)) return [];
  const {name = '', attribs = {}} = node;
  const classes = classesOf(node);
  if (classes.includes('theme-code-block')) return [codeBlock(node)];
  if (classes.includes('theme-admonition')) return [admonition(node)];
  if (name === 'pre' || name === 'textarea') {
    return [['pre', {}, plainText(node)]];
  }
  const properties = Object.fromEntries(
    kept.flatMap((key) =>
      attribs[key] === undefined ? [] : [[key, attribs[key]]],
    ),
  );
  return [[name, properties, ...innerPieces(node)]];
}

/**
 * What the main part of a built page says, as pieces: words, and elements with
 * the few properties that Markdown has a place for. Addresses are absolute.
 *
 * @param html of the page
 * @param address absolute address of the page
 * @throws when the page has no main part
 */
export function readPieces(html: string, address: string): RichText[] {
  // All else is most of a page, and takes most of the time.
  const [part] = /<main\b[^]*<\/main>/.exec(html) ?? [];
  if (part === undefined) {
    throw new Error(
      `${address}: the page has no <main>, of which its Markdown is made. Give its layout one.`,
    );
  }
  const $ = load(part, undefined, false);
  const main = $('main');
  main.find(unsaid).remove();
  // The text of a field that stands below it, for readers without scripts.
  main.find('textarea + pre').prev().remove();
  main.find('a[href]').each((_, {attribs}) => {
    const href = attribs.href ?? '';
    if (!href.startsWith('#')) attribs.href = new URL(href, address).href;
  });
  main.find('img[src]').each((_, {attribs}) => {
    attribs.src = new URL(attribs.src ?? '', address).href;
  });
  return innerPieces(main.get(0) as unknown as Node);
}
