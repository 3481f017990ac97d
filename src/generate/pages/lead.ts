import {parseMarkdown, sentenceEnd} from '../../api/markdownTree';

/**
 * Splits a description after its first sentence, outside of code and links.
 *
 * @returns `lead` (at most one paragraph) and `rest`, in Markdown
 */
export function splitAtLead(description = ''): {lead: string; rest: string} {
  const [first] = parseMarkdown(description).children;
  if (first?.type !== 'paragraph') return {lead: '', rest: description};
  let at = first.position?.end.offset;
  for (const {type, position} of first.children) {
    const start = position?.start.offset ?? 0;
    const text = description.slice(start, position?.end.offset);
    const end = type === 'text' && sentenceEnd.exec(text);
    if (!end) continue;
    at = start + end.index;
    break;
  }
  return {
    lead: description.slice(0, at),
    rest: description.slice(at).trimStart(),
  };
}
