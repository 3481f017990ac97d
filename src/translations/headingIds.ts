import {sectionsOf} from './sections';

/** Explicit ids of the headings of a document, in order. */
export const headingIds = (mdx: string): string[] =>
  sectionsOf(mdx).flatMap(({id}) => (id ? [id] : []));
