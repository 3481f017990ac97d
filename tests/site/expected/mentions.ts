import type {Page} from '../crawl/page';

/**
 * Says which names in the texts of a page lead to a wrong page, or to none.
 *
 * @param addresses page of each name, without the locale
 */
export function mentionProblems(
  {route, reference}: Page,
  addresses: ReadonlyMap<string, string>,
  prefix: string,
): string[] {
  return (reference?.mentions ?? []).flatMap(({name, to}) => {
    const address = addresses.get(name);
    const page = address && `${prefix}${address}`;
    if (to === page || (to === undefined && page === route)) return [];
    // The texts of the introduction link words of their own.
    if (to?.startsWith('#')) return [];
    // States lead to what to do when they do not end.
    if (to?.startsWith(`${prefix}/docs/troubleshooting#`)) return [];
    return page
      ? [`"${name}" leads to ${to ?? 'nothing'} instead of ${page}`]
      : [`"${name}" leads to ${to}, but no single page has this name`];
  });
}
