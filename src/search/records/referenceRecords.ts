import {
  apiFolder,
  index,
  introduction,
  introductionLink,
  serviceId,
  serviceLink,
} from '../../reference/links';
import type {Reference} from '../../reference/model';
import type {RichText} from '../../reference/richText';
import {guideRecords} from './guideRecords';
import {operationRecords} from './operationRecords';
import type {SearchRecord} from './record';
import {schemaRecords} from './schemaRecords';
import {wordsIn} from './places';

/** Content of the page of a name, such as `schemas/pool`. */
export type ContentOf = (page: string) => RichText[];

/** The title that a page begins with. */
const titleOf = ([header]: RichText[]): string =>
  header === undefined ? '' : wordsIn([header]);

/**
 * Everything of the API that can be found, in the order of its pages.
 *
 * @param contentOf data of the pages, as `src/reference/pages` makes it
 */
export function referenceRecords(
  reference: Reference,
  contentOf: ContentOf,
): SearchRecord[] {
  const {services, operations, schemas} = reference;
  const overview = contentOf(introduction);
  const list = contentOf(index);
  return [
    ...guideRecords(
      {
        kind: 'guide',
        title: titleOf(overview),
        context: '',
        page: introductionLink,
        names: [],
      },
      overview,
    ),
    {
      kind: 'guide',
      title: titleOf(list),
      context: titleOf(overview),
      page: `/docs/${apiFolder}/${index}`,
      anchor: '',
      names: [],
      text: '',
    },
    ...services.flatMap((service) => {
      const content = contentOf(serviceId(service));
      const [operation] = service.operations;
      const name = operation?.path.split('/')[1] ?? service.tag;
      return guideRecords(
        {
          kind: 'service',
          title: titleOf(content),
          context: name,
          service: service.key,
          page: serviceLink(service),
          names: [],
        },
        content,
      );
    }),
    ...[...operations.values()].flatMap((operation) =>
      operationRecords(operation, contentOf(operation.slug), reference),
    ),
    ...[...schemas.values()].flatMap((schema) =>
      schemaRecords(schema, contentOf(`schemas/${schema.slug}`), reference),
    ),
  ];
}
