import type {CheerioAPI} from 'cheerio';
import {countWords, type Words} from '../markdown/words';

/** What the main part of a page shows and its Markdown need not say. */
const unsaid = [
  // Programs, styles, and drawings, whose list says the same.
  'script, style, svg',
  // What a press does, or what is typed, needs the page.
  'button, select, textarea, [data-filter], [role=status]',
  // Ways to other pages and to parts of this one.
  'nav, .theme-doc-toc-desktop, .theme-doc-toc-mobile, .hash-link',
  // The names of tabs, which stand in the tabs too.
  '[role=tablist]',
  // The samples of a guide in other languages than cURL: the page of the
  // operation has them.
  'p:has(> strong + code + a) ~ .theme-tabs-container [role=tabpanel]:not(:first-child) pre',
  // How many lines of code there are, and what opens the panel.
  '[data-more]',
  // A tab that scripts fill.
  '[role=tabpanel]:has(> div:empty)',
  // The name of a nested type, which stands beside its field too.
  'li details > summary > code',
  // How much follows.
  'details > summary > code + span',
  // For readers without scripts: what a button does for others.
  'noscript',
  // The site has one version.
  '.theme-doc-version-badge',
].join(', ');

interface Node {
  type: string;
  name?: string;
  data?: string;
  children?: Node[];
}

const wholeText = ({data = '', type, children = []}: Node): string =>
  type === 'comment' ? '' : data + children.map(wholeText).join('');

/** Texts that stand apart; comments and where a line may break split none. */
function collectTexts(node: Node): string[] {
  if (node.name === 'pre') return [wholeText(node)];
  const texts: string[] = [];
  let text = '';
  for (const child of node.children ?? []) {
    if (child.type === 'text') text += child.data ?? '';
    else if (child.type !== 'comment' && child.name !== 'wbr') {
      texts.push(text, ...collectTexts(child));
      text = '';
    }
  }
  return [...texts, text];
}

/** The words of the main part of a page. It is taken apart for that. */
export function wordsSaid($: CheerioAPI): Words {
  const main = $('main');
  main.find(unsaid).remove();
  return countWords(
    main
      .toArray()
      .flatMap((element) => collectTexts(element as unknown as Node)),
  );
}
