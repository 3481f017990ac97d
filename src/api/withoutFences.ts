import type {Code} from 'mdast';
import {remark} from 'remark';
import {visit} from 'unist-util-visit';

/** A Markdown text without its fenced code (CommonMark 0.31.2, section 4.5). */
export function removeFences(markdown: string): string {
  // Most texts: parsing them takes far longer.
  if (!/```|~~~/.test(markdown)) return markdown;
  let kept = '';
  let last = 0;
  visit(remark.parse(markdown), 'code', ({position}: Code) => {
    const start = position?.start.offset ?? 0;
    // MDX has no code by indentation alone.
    if (!/[`~]/.test(markdown[start] ?? '')) return;
    kept += markdown.slice(last, start);
    last = position?.end.offset ?? start;
  });
  return kept + markdown.slice(last);
}
