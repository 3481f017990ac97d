import {site} from '../site';

/** Address at which a file of the repository is edited. */
export const editUrl = (source: string): string =>
  `${site.repository}/edit/${site.branch}/${source}`;
