import type {Site} from './context';
import {introductionPage} from './introductionPage';
import {operationPage} from './operationPage';
import type {Page} from './page';
import {schemaPage} from './schemaPage';
import {servicePage} from './servicePage';

/** Every page of the reference in a locale. */
export const pagesOf = (site: Site): Page[] => [
  introductionPage(site),
  ...site.reference.services.map((one) => servicePage(one, site)),
  ...[...site.reference.operations.values()].map((one) =>
    operationPage(one, site),
  ),
  ...[...site.reference.schemas.values()].map((one) => schemaPage(one, site)),
];
