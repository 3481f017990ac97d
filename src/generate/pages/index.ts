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

const changePages = (history: History, site: Site): Page[] => [
  renderChangesPage(history, site),
  ...history.versions.flatMap(({version}) =>
    version === undefined ? [] : [renderVersionPage(version, history, site)],
  ),
];

/** All reference pages of a locale. */
export const getPages = (site: Site): Page[] => [
  renderOperationsPage(site),
  renderIntroductionPage(site),
  renderIndexPage(site),
  ...site.reference.services.map(renderServicePage),
  ...site.reference.services.flatMap(({operations}) =>
    operations.map((one, index) =>
      renderOperationPage(one, site.t, operations[index - 1]),
    ),
  ),
  ...[...site.reference.schemas.values()].map(renderSchemaPage),
  ...(site.history ? changePages(site.history, site) : []),
];
