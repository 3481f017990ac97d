import type {Site} from './context';
import {changesPage} from './changesPage';
import type {History} from '../../changes/history';
import {readingOrder} from '../readingOrder';
import {indexPage} from './indexPage';
import {introductionPage} from './introductionPage';
import {operationPage} from './operationPage';
import {operationsPage} from './operationsPage';
import type {Page} from './page';
import {schemaPage} from './schemaPage';
import {servicePage} from './servicePage';
import {versionPage} from './versionPage';
import {sidebarProps} from '../sidebarProps';

/** The changes of all versions, and of each. */
const changePages = (history: History, site: Site): Page[] => [
  changesPage(history, site),
  ...history.versions.flatMap(({version}) =>
    version === undefined ? [] : [versionPage(version, history, site)],
  ),
];

const pages = (site: Site): Page[] => [
  operationsPage(site),
  introductionPage(site),
  indexPage(site),
  ...site.reference.services.map((one) => servicePage(one, site)),
  ...[...site.reference.operations.values()].map((one) =>
    operationPage(one, site),
  ),
  ...[...site.reference.schemas.values()].map((one) => schemaPage(one, site)),
  ...(site.history ? changePages(site.history, site) : []),
];

/** Every page of the reference in a locale, each with its place among the others. */
export function getPages(site: Site): Page[] {
  const order = readingOrder(site.reference);
  const shown = sidebarProps(site.reference, site.t);
  return pages(site).map((page) => {
    const {id, slug} = page.frontMatter;
    const neighbors = order.get(slug.slice(1));
    const sidebar_custom_props = shown.get(id);
    return {
      ...page,
      frontMatter: {...page.frontMatter, ...neighbors, sidebar_custom_props},
    };
  });
}
