const refresh = /<meta http-equiv="refresh" content="0; url=([^"]*)">/;
const canonical = /<link rel="canonical" href="([^"]*)"/;

const program =
  'location.replace(document.currentScript.dataset.to+location.search+location.hash)';

/** What the page of a redirect says of itself. */
export interface RedirectWords {
  /** Language of the page, such as `zh-Hant-TW`. */
  language: string;
  title: string;
}

/**
 * A page of the redirects' plugin as a whole document, whose program is the same
 * on each, so that one hash allows it; other pages as they are. It replaces the
 * entry of the history, so that Back leads to where the reader came from. A
 * reader whose browser does neither finds a link.
 */
export function redirectPage(
  html: string,
  {language, title}: RedirectWords,
): string {
  const [, to] = refresh.exec(html) ?? [];
  if (to === undefined) return html;
  const [, address = to] = canonical.exec(html) ?? [];
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="UTF-8">
<meta http-equiv="refresh" content="0; url=${to}">
<title>${title}</title>
<link rel="canonical" href="${address}">
<script data-to="${to}">${program}</script>
</head>
<body><p><a href="${to}">${to}</a></p></body>
</html>
`;
}
