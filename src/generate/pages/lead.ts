import {sentenceEnd} from '../../api/markdownTree';
import type {RichText} from '../../api/richText';

function splitAtSentence(inner: RichText[]): [RichText[], RichText[]] {
  for (const [index, node] of inner.entries()) {
    if (typeof node !== 'string') continue;
    const end = sentenceEnd.exec(node);
    if (!end) continue;
    const rest = node.slice(end.index + end[0].length);
    return [
      [...inner.slice(0, index), node.slice(0, end.index)],
      [...(rest ? [rest] : []), ...inner.slice(index + 1)],
    ];
  }
  return [inner, []];
}

/**
 * Splits a description after its first sentence.
 *
 * @param blocks result of `renderProse`
 * @returns `lead` (at most one paragraph) and `rest`
 */
export function splitAtLead(blocks: RichText[]): {
  lead: RichText[];
  rest: RichText[];
} {
  const [first, ...others] = blocks;
  if (!Array.isArray(first) || first[0] !== 'p') {
    return {lead: [], rest: blocks};
  }
  const [, , ...inner] = first;
  const [sentence, after] = splitAtSentence(inner);
  return {
    lead: [['p', {}, ...sentence]],
    rest: [
      ...(after.length > 0 ? [['p', {}, ...after] as RichText] : []),
      ...others,
    ],
  };
}
