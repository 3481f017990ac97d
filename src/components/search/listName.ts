import {translate} from '@docusaurus/Translate';

/** Name of the list below the field: of last searches, or of hits. */
export const listName = (isOfSearches: boolean): string =>
  isOfSearches
    ? translate({
        id: 'search.recent',
        message: 'Recent searches',
        description: 'Heading of the last searches of the reader',
      })
    : translate({
        id: 'search.results',
        message: 'Results',
        description: 'Name of the list of search results',
      });
