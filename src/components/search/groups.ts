import {translate} from '@docusaurus/Translate';
import type {SearchHit, SearchKind} from '../../search';

/** Types of results in a group. */
interface Group {
  kinds: readonly SearchKind[];
  title: string;
}

const description = 'Heading of search results';

/** Operations and API names, documents, errors, and message parts. */
const groups: readonly Group[] = [
  {
    kinds: ['operation'],
    title: translate({message: 'Operations', description}),
  },
  {
    kinds: ['guide', 'document', 'service', 'post'],
    title: translate({message: 'Guides and pages', description}),
  },
  {
    kinds: ['symptom', 'error'],
    title: translate({message: 'Errors and symptoms', description}),
  },
  {
    kinds: ['schema', 'field', 'value', 'header'],
    title: translate({message: 'Schemas and fields', description}),
  },
];

/** Fixed order; only an exact match moves its group to the front. */
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

/** Several words, including punctuation or a word typical of errors. */
export const looksPasted = (query: string): boolean =>
  query.length > 11 &&
  /\S\s+\S/.test(query) &&
  /["'={}[\]()]|: |\b(?:error|failed|code)\b/i.test(query);
