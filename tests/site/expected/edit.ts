import {site} from '../../../src/site';
import type {Page} from '../crawl/page';
import {difference} from './compare';

/** Says that a page is edited at another file than the expected. */
export const editProblems = ({edit}: Page, file: string): string[] =>
  difference(
    '"Edit this page"',
    edit,
    `${site.repository}/edit/${site.branch}/${file}`,
  );
