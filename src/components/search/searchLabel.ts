import {translate} from '@docusaurus/Translate';

/** Name of the search's field, and of the dialog around it. */
export const getSearchLabel = (): string =>
  translate({
    id: 'search.label',
    message: 'Search the documentation',
    description: 'Name of the search dialog and of its field',
  });
