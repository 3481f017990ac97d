import type {Page} from '../crawl/page';
import {categoryProblems} from './category';
import type {Context} from './context';
import {operationProblems} from './operation';
import {schemaProblems} from './schema';
import {introductionProblems, serviceProblems} from './service';

/** Says how a page differs from its description. */
export type PageCheck = (page: Page) => string[];

/** Every page that the reference must have in a language, and its check. */
export function expectedPages(context: Context): Map<string, PageCheck> {
  const {services, operations, schemas} = context.description;
  const file = (name: string): string =>
    `${context.language.prefix}/docs/api/${name}.html`.slice(1);
  return new Map<string, PageCheck>([
    [
      `${context.language.prefix}/docs/category/api.html`.slice(1),
      (page) => categoryProblems(page, context),
    ],
    [file('holt-service'), (page) => introductionProblems(page, context)],
    ...services.map((service): [string, PageCheck] => [
      file(`${service.key}-service`),
      (page) => serviceProblems(service, page, context),
    ]),
    ...operations.map((operation): [string, PageCheck] => [
      file(operation.slug),
      (page) => operationProblems(operation, page, context),
    ]),
    ...[...schemas.values()].map((schema): [string, PageCheck] => [
      file(`schemas/${schema.slug}`),
      (page) => schemaProblems(schema, page, context),
    ]),
  ]);
}

/** What is wrong with a page, which may be missing; each problem names it. */
export const getProblems = (
  file: string,
  page: Page | undefined,
  check: PageCheck,
): string[] =>
  (page ? check(page) : ['the page is missing']).map(
    (problem) => `${file}: ${problem}`,
  );
