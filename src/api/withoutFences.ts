import type {Code} from 'mdast';
import {remark} from 'remark';
import {visit} from 'unist-util-visit';

/** Removes fenced code from Markdown (CommonMark 0.31.2, section 4.5). */
export function removeFences(markdown: string): string {
  // Parsing takes much longer, and most texts have no fences.
  if (!/```|~~~/.test(markdown)) return markdown;
  let kept = '';
  let last = 0;
  visit(remark.parse(markdown), 'code', ({position}: Code) => {
    const start = position?.start.offset ?? 0;
    // Indented text is not code in MDX.
    if (!/[`~]/.test(markdown[start] ?? '')) return;
    kept += markdown.slice(last, start);
    last = position?.end.offset ?? start;
  });
  return kept + markdown.slice(last);
}
