import {translate} from '@docusaurus/Translate';
import type {SearchHit, SearchKind} from '../../search';

/** Kinds of hits that stand together under a heading. */
interface Group {
  kinds: readonly SearchKind[];
  title: string;
}

/** What readers call, what they read, why it failed, and what calls are made of. */
export const groups: readonly Group[] = [
  {
    kinds: ['operation'],
    title: translate({
      message: 'Operations',
      description: 'Heading of search results',
    }),
  },
  {
    kinds: ['guide', 'document', 'service', 'post'],
    title: translate({
      message: 'Guides and pages',
      description: 'Heading of search results',
    }),
  },
  {
    kinds: ['symptom', 'error'],
    title: translate({
      message: 'Errors and symptoms',
      description: 'Heading of search results',
    }),
  },
  {
    kinds: ['schema', 'field', 'value', 'header'],
    title: translate({
      message: 'Schemas and fields',
      description: 'Heading of search results',
    }),
  },
];

/**
 * Hits in groups, which stand in the same order for every query, so that readers
 * know where to look. Only the group of a best hit that was typed to the letter,
 * or of a message that was pasted, comes before.
 */
export function groupHits(
  hits: readonly SearchHit[],
): (Group & {hits: SearchHit[]})[] {
  const [best] = hits;
  const isFirst = ({kinds}: Group): boolean =>
    best?.isLiteral === true && kinds.includes(best.kind);
  return [...groups]
    .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    .map((group) => ({
      ...group,
      hits: hits.filter(({kind}) => group.kinds.includes(kind)),
    }))
    .filter((group) => group.hits.length > 0);
}

/**
 * Whether a query looks like an error: several words, and marks or a word that
 * errors have among them.
 */
export const looksPasted = (query: string): boolean =>
  query.length > 11 &&
  /\S\s+\S/.test(query) &&
  /["'={}[\]()]|: |\b(?:error|failed|code)\b/i.test(query);
