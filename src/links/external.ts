const anchors = /<a\b[^>]*?\shref="(https?:\/\/[^"]*)"/g;

/** Hosts that stand in examples, and those of the reader's own machine. */
const pretend =
  /^(?:localhost|127\.0\.0\.1|.*\.(?:example|test|invalid)|example\.(?:com|net|org))$/;

const decodeAttribute = (attribute: string): string =>
  attribute.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/**
 * Addresses outside the site that pages lead to, each once, without its
 * fragment, sorted. Links to edit a page are left out: a test of the built site
 * looks at their files.
 */
export function getExternalLinks(pages: Iterable<string>): string[] {
  const found = new Set<string>();
  for (const html of pages) {
    for (const [, href = ''] of html.matchAll(anchors)) {
      if (!URL.canParse(decodeAttribute(href))) continue;
      const address = new URL(decodeAttribute(href));
      address.hash = '';
      if (pretend.test(address.hostname)) continue;
      if (/^\/[^/]+\/[^/]+\/edit\//.test(address.pathname)) continue;
      found.add(address.href);
    }
  }
  return [...found].sort();
}
