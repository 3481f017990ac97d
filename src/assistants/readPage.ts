import {getBareAddress} from './address';
import type {Language} from './library';

/** An address without what may stand around the name of the page. */
function getPage(address: string, languages: readonly string[]): string {
  const path = getBareAddress(address).replace(/\/(index)?$/, '');
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const prefix = languages.find(
    (name) => rooted === `/${name}` || rooted.startsWith(`/${name}/`),
  );
  return (prefix ? rooted.slice(prefix.length + 1) : rooted) || '/';
}

/** The language that an address names by its beginning. */
export const findLanguageIn = <Name extends string>(
  address: string,
  languages: readonly Name[],
): Name | undefined =>
  languages.find((name) =>
    new RegExp(`^(https?://[^/]+)?/?${name}(/|$|\\.md$)`, 'i').test(
      address.trim(),
    ),
  );

/**
 * A page as Markdown.
 *
 * @param address path or whole address, with or without `.md` and anchor
 * @param languages names that an address may begin with
 * @throws when there is no such page, with pages that are like it
 */
export function readPage(
  address: string,
  language: Language,
  languages: readonly string[],
): string {
  const page = getPage(address, languages);
  const text = Object.hasOwn(language.pages, page)
    ? language.pages[page]
    : undefined;
  if (text !== undefined) return text;
  const words = page.replace(/[/-]+/g, ' ').trim().slice(0, 200);
  const others = new Set(
    language.search
      .search(words, {limit: 5})
      .map(({path}) => path.replace(/#.*/, '')),
  );
  throw new Error(
    others.size > 0
      ? `There is no page "${page}". Similar ones: ${[...others].join(', ')}.`
      : `There is no page "${page}". Look for it with the tool "search".`,
  );
}
