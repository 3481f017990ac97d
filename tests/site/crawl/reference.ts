import type {CheerioAPI} from 'cheerio';
import {listEntries, squeezed, type Entry} from './entries';

/** An item of a list of links: `Create a pool CreatePool`. */
export interface ListedLink {
  to: string;
  text: string;
  /** Code after the link. */
  code: string;
}

/** What a section, that is all below a heading of level two, holds. */
export interface Section {
  heading: string;
  links: ListedLink[];
  /** Text of its paragraphs, without white space. */
  text: string;
}

/** A name that stands as code in a text, and where it leads. */
export interface Mention {
  name: string;
  to?: string;
}

/** What a page of the reference shows. */
export interface ReferencePage {
  title: string;
  /** Causes of an error that has several, each with its anchor. */
  causes: {id: string; text: string}[];
  /** Code at the top: the path of the call or the full name of the schema. */
  name: string;
  badges: string[];
  entries: Entry[];
  messages: {name: string; to: string; mediaType: string}[];
  sections: Map<string, Section>;
  /** Names of the languages of the samples. */
  tabs: string[];
  /** What each tab's content is headed with where there are no scripts. */
  tabNames: string[];
  /** Whether there is one more tab, whose content scripts will make. */
  hasMore: boolean;
  /** Every block of code, in order. */
  blocks: {language: string; code: string}[];
  /** The facts at a glance, without white space. */
  glance: string;
  /** The section of the same by hand, without white space. */
  byHand: string;
  mentions: Mention[];
  /** Text of the article, without white space. */
  text: string;
}

const collectTexts = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

function getSections($: CheerioAPI): Map<string, Section> {
  return new Map(
    $('article h2[id]')
      .toArray()
      .map((heading) => {
        const rest = $(heading).nextUntil('h2');
        const links = rest
          .filter('ul')
          .children('li')
          .children('a:first-child');
        return [
          heading.attribs.id ?? '',
          {
            heading: $(heading).contents().first().text(),
            links: links.toArray().map((link) => ({
              to: link.attribs.href ?? '',
              text: $(link).text(),
              code: $(link).next('code').text(),
            })),
            text: squeezed(rest.filter('p').text()),
          },
        ];
      }),
  );
}

/** The schemas of request and answer, each with its media type. */
const messageParagraphs = 'article h2 ~ p:has(> a:first-child + span)';

/** Lists that the generator writes; the names in them are not descriptions. */
const lists = [
  'related',
  'guides',
  'used-by',
  'operations',
  'schemas',
  'samples',
];

function getMentions($: CheerioAPI): Mention[] {
  const listed = new Set([
    ...$(messageParagraphs).find('code').toArray(),
    ...lists.flatMap((id) =>
      $(`article h2[id="${id}"]`).nextUntil('h2').find('code').toArray(),
    ),
  ]);
  return $('article :is(p, li, td, th, strong, em, a) > code:not([id])')
    .toArray()
    .filter((code) => !listed.has(code))
    .map((code) => ({
      name: $(code).text(),
      to: $(code).parent('a').attr('href'),
    }));
}

export function referencePage($: CheerioAPI): ReferencePage {
  // Ways into the panel, which the description does not have.
  $('article [data-more]').remove();
  // The endpoint, or the full name of the schema: below the first sentence.
  const top = $('article [class*=endpoint]').first();
  const messages = $(messageParagraphs);
  return {
    title: $('article h1').text(),
    name: top.children('code').first().text(),
    badges: top
      .children('span:not([role])')
      .toArray()
      .map((badge) => $(badge).text()),
    entries: listEntries($),
    causes: $('article li[id^="error."]')
      .toArray()
      .map((item) => ({
        id: item.attribs.id ?? '',
        text: squeezed($(item).text()),
      })),
    messages: messages.toArray().map((message) => ({
      name: $(message).children('a').text(),
      to: $(message).children('a').attr('href') ?? '',
      mediaType: $(message).children('span').text(),
    })),
    sections: getSections($),
    // The last is that of further languages.
    tabs: collectTexts($, 'article [role=tab]').slice(0, -1),
    tabNames: collectTexts(
      $,
      'article [role=tabpanel]:not(:has(> div:empty)) > p:first-child',
    ),
    hasMore: $('article [role=tabpanel]').last().is(':has(> div:empty)'),
    glance: squeezed($('article dl').text()),
    byHand: squeezed($('article h2[id=by-hand]').nextUntil('h2').text()),
    blocks: $('article pre')
      .not($('article h2[id=by-hand]').nextUntil('h2').find('pre'))
      .toArray()
      .map((pre) => ({
        language:
          /language-(\S+)/.exec(
            $(pre).closest('[class*=language-]').attr('class') ?? '',
          )?.[1] ?? '',
        code: $(pre).text(),
      })),
    mentions: getMentions($),
    text: squeezed($('article').text()),
  };
}
