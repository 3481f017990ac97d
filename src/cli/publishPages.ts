import {apiFolder} from '../reference/links';
import {docsFolder, pagesFolder} from '../reference/paths';
import type {Locale} from '../site';
import {syncFolder} from './syncFolder';

/** Puts the generated pages of a locale among its documents. */
export function publishPages(locale: Locale): void {
  const target = `${docsFolder(locale)}/${apiFolder}`;
  syncFolder(pagesFolder(locale), target, '.mdx');
}
