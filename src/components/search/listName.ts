import {translate} from '@docusaurus/Translate';

/** Heading of the searches that the reader has made before. */
export const getRecentName = (): string =>
  translate({
    id: 'search.recent',
    message: 'Recent searches',
    description: 'Heading of the last searches of the reader',
  });

/** Name of the list below the field: where to begin, or hits. */
export const listName = (isStart: boolean): string =>
  isStart
    ? translate({
        id: 'search.start',
        message: 'Suggestions',
        description: 'Name of the list in the empty box of the search',
      })
    : translate({
        id: 'search.results',
        message: 'Results',
        description: 'Name of the list of search results',
      });
