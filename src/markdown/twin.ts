import type {RootContent} from 'mdast';
import type {RichText} from '../reference/richText';
import {linkFrom, twinPath} from './address';
import {link, list, paragraph, text} from './nodes';
import type {Say} from './say';
import {markdownContext} from './toMarkdown';
import {writeMarkdown} from './write';

/** A page of the site, and what a twin says about it. */
export interface TwinPage {
  /** Absolute address of the page. */
  address: string;
  content: readonly RichText[];
  /** Address at which its source is edited, where the content has no link to it. */
  edit?: string;
}

/** What all pages of a language share. */
export interface TwinSite {
  /** Absolute address of the site, with a slash at its end. */
  root: string;
  /** The same of the language of the pages. */
  home: string;
  /** Names and absolute addresses of the other languages. */
  others: {label: string; home: string}[];
  say: Say;
}

/** Where the source is, the page itself, other languages, the list of all pages. */
function foot({address, edit}: TwinPage, site: TwinSite): RootContent[] {
  const {home, others, say} = site;
  const path = address.slice(home.length);
  const links = [
    ...(edit === undefined
      ? []
      : [link(edit, text(say('theme.common.editThisPage', 'Edit this page')))]),
    link(address, text('HTML')),
    ...others.map(({label, home: other}) => {
      const twin = new URL(other + path);
      twin.pathname = twinPath(twin.pathname);
      return link(twin.href, text(label));
    }),
    link(`${home}llms.txt`, text('llms.txt')),
  ];
  return [{type: 'thematicBreak'}, list(links.map((one) => [paragraph(one)]))];
}

/** The Markdown twin of a page. */
export function twinOf(page: TwinPage, site: TwinSite): string {
  const {say, home, root} = site;
  const context = markdownContext({
    say,
    link: linkFrom(page.address, home, root),
  });
  return writeMarkdown([...context.blocks(page.content), ...foot(page, site)]);
}
