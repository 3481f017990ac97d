import {site} from '../../site';

const refresh = /<meta http-equiv="refresh" content="0; url=([^"]*)">/;
const canonical = /<link rel="canonical" href="([^"]*)"/;

const program =
  'location.replace(document.currentScript.dataset.to+location.search+location.hash)';

/**
 * Replaces a page of the redirect plugin with a complete document. Its script
 * is the same on all of them, so that one hash allows it. Other pages are
 * unchanged. The script replaces the history entry, so that Back leads to the
 * previous page. Without scripts, readers get a link.
 */
export function redirectPage(html: string, language: string): string {
  const [, to] = refresh.exec(html) ?? [];
  if (to === undefined) return html;
  const [, address = to] = canonical.exec(html) ?? [];
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="UTF-8">
<meta http-equiv="refresh" content="0; url=${to}">
<title>${site.name}</title>
<link rel="canonical" href="${address}">
<script data-to="${to}">${program}</script>
</head>
<body><p><a href="${to}">${to}</a></p></body>
</html>
`;
}
