import {getSections} from './sections';

/** Explicit ids of the headings of a document, in order. */
export const getHeadingIds = (mdx: string): string[] =>
  getSections(mdx).flatMap(({id}) => (id ? [id] : []));
