/** What a browser needs to search this site from its address bar. */
export interface SearchEntry {
  /** Name of the site in the list of search engines. */
  name: string;
  description: string;
  /** Language of the pages, such as `zh-Hant-TW`. */
  language: string;
  /** Address of the home page in that language. */
  home: string;
  /** Address of the icon. */
  icon: string;
}

const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/**
 * An OpenSearch description document, by the specification of OpenSearch 1.1.
 * Its short name has at most 16 characters.
 */
export function openSearchDescription(entry: SearchEntry): string {
  const name = [...entry.name].slice(0, 16).join('');
  const description = [...entry.description].slice(0, 1024).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeText(name)}</ShortName>
  <Description>${escapeText(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>${escapeText(entry.language)}</Language>
  <Image width="16" height="16" type="image/svg+xml">${escapeText(entry.icon)}</Image>
  <Url type="text/html" template="${escapeText(entry.home)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
