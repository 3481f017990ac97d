import attempt from 'es-toolkit/compat/attempt';
import {site} from '../site';
import type {Language} from './library';

const longestPage = 8000;

function decode(address: string): string {
  const decoded = attempt(decodeURI, address);
  // A stray percent sign is an error.
  return decoded instanceof Error ? address : decoded;
}

/** The path of a page below the base URL, without query, anchor, and ending. */
export function getBareAddress(
  address: string,
  baseUrl: string = site.baseUrl,
): string {
  const path = decode(
    address
      .trim()
      .replace(/^https?:\/\/[^/]+/i, '')
      .replace(/[#?].*$/, '')
      .replace(/\.(md|html)$/i, ''),
  );
  return `${path}/`.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path;
}

const toRooted = (address: string): string =>
  getBareAddress(address).replace(/^\/?/, '/');

export const findLanguageIn = <Name extends string>(
  address: string,
  languages: readonly Name[],
): Name | undefined =>
  languages.find((name) => `${toRooted(address)}/`.startsWith(`/${name}/`));

function getPage(address: string, languages: readonly string[]): string {
  const language = findLanguageIn(address, languages);
  const path = toRooted(address).replace(/\/(index)?$/, '');
  return (language ? path.slice(language.length + 1) : path) || '/';
}

/** A heading with its level and ID. */
const headings = /^(#{1,6}) (.*?)(?: \{#([^}\n]+)\})?$/gm;

interface Section {
  level: number;
  title: string;
  id: string | undefined;
  start: number;
}

function listSections(markdown: string): Section[] {
  const text = markdown.replace(/^(`{3,})[^]*?^\1$/gm, (code) =>
    code.replace(/^#/gm, ' '),
  );
  return [...text.matchAll(headings)].map(
    ({1: marks = '', 2: title = '', 3: id, index}) => ({
      level: marks.length,
      title,
      id,
      start: index,
    }),
  );
}

/**
 * The section that contains an anchor: `#error.unknown.2` is in `errors`,
 * `#request.name` in `request`.
 *
 * @throws with the existing sections if there is none
 */
function readSection(markdown: string, anchor: string): string {
  const sections = listSections(markdown);
  const [first = ''] = anchor.split('.');
  const section = [anchor, first, `${first}s`]
    .map((id) => sections.find((one) => one.id === id))
    .find(Boolean);
  if (!section) {
    const ids = sections.flatMap(({id}) => (id ? [`#${id}`] : []));
    throw new Error(
      `The page has no section "#${anchor}". It has: ${ids.join(', ')}.`,
    );
  }
  const next = sections.find(
    ({level, start}) => start > section.start && level <= section.level,
  );
  return markdown.slice(section.start, next?.start).trim();
}

/**
 * A page or section: as much as fits, and the addresses of the rest.
 *
 * @param address of the page, for links to sections
 */
function shorten(markdown: string, address: string): string {
  if (markdown.length <= longestPage) return markdown;
  const [own, ...inner] = listSections(markdown);
  const sections = inner.filter(({level}) => level === (own?.level ?? 0) + 1);
  const end =
    sections.filter(({start}) => start <= longestPage).at(-1) ?? sections[0];
  if (!end) return markdown;
  const left = sections
    .filter(({start}) => start >= end.start)
    .map(({title, id}) => `- ${title}: ${address}#${id}`);
  return `${markdown.slice(0, end.start).trim()}\n\nThe page goes on. Read a section by its address:\n${left.join('\n')}\n`;
}

/**
 * A page as Markdown, or one of its sections if the address has an anchor.
 *
 * @param address path or URL, with or without `.md` and anchor
 * @param languages possible language prefixes
 * @throws with similar pages if the page does not exist
 */
export function readPage(
  address: string,
  {pages, engine}: Pick<Language, 'pages' | 'engine'>,
  languages: readonly string[],
): string {
  const page = getPage(address, languages);
  const text = Object.hasOwn(pages, page) ? pages[page] : undefined;
  const anchor = /#(.+)$/.exec(decode(address.trim()))?.[1];
  if (text !== undefined)
    return shorten(anchor ? readSection(text, anchor) : text, page);
  const words = page.replace(/[/-]+/g, ' ').trim().slice(0, 200);
  const others = new Set(
    engine.search(words, {limit: 5}).map(({path}) => path.replace(/#.*/, '')),
  );
  throw new Error(
    `There is no page "${page}". Similar ones: ${[...others].join(', ') || 'none'}.`,
  );
}
