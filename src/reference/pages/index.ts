import type {Site} from './context';
import {readingOrder} from '../readingOrder';
import {indexPage} from './indexPage';
import {introductionPage} from './introductionPage';
import {operationPage} from './operationPage';
import type {Page} from './page';
import {schemaPage} from './schemaPage';
import {servicePage} from './servicePage';

const pages = (site: Site): Page[] => [
  introductionPage(site),
  indexPage(site),
  ...site.reference.services.map((one) => servicePage(one, site)),
  ...[...site.reference.operations.values()].map((one) =>
    operationPage(one, site),
  ),
  ...[...site.reference.schemas.values()].map((one) => schemaPage(one, site)),
];

/** Every page of the reference in a locale, each with its neighbours. */
export function pagesOf(site: Site): Page[] {
  const order = readingOrder(site.reference);
  return pages(site).map((page) => {
    const {slug} = page.frontMatter;
    const neighbours = order.get(slug.slice(1));
    return {...page, frontMatter: {...page.frontMatter, ...neighbours}};
  });
}
