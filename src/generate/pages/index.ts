import type {Site} from './context';
import {renderChangesPage, renderVersionPage} from './changesPages';
import type {History} from '../../changes/history';
import {
  renderIndexPage,
  renderIntroductionPage,
  renderOperationsPage,
} from './listPages';
import {renderOperationPage} from './operationPage';
import type {Page} from './page';
import {renderSchemaPage} from './schemaPage';
import {renderServicePage} from './servicePage';
import {getSidebarProps} from './sidebarProps';

const changePages = (history: History, site: Site): Page[] => [
  renderChangesPage(history, site),
  ...history.versions.flatMap(({version}) =>
    version === undefined ? [] : [renderVersionPage(version, history, site)],
  ),
];

const listPages = (site: Site): Page[] => [
  renderOperationsPage(site),
  renderIntroductionPage(site),
  renderIndexPage(site),
  ...site.reference.services.map(renderServicePage),
  ...[...site.reference.operations.values()].map(renderOperationPage),
  ...[...site.reference.schemas.values()].map(renderSchemaPage),
  ...(site.history ? changePages(site.history, site) : []),
];

/** All reference pages of a locale. */
export function getPages(site: Site): Page[] {
  const shown = getSidebarProps(site.reference, site.t);
  return listPages(site).map((page) => {
    const sidebar_custom_props = shown.get(page.frontMatter.id);
    return {
      ...page,
      frontMatter: {...page.frontMatter, sidebar_custom_props},
    };
  });
}
