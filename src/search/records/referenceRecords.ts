import {
  apiFolder,
  index,
  introduction,
  introductionLink,
  getOperationLink,
  getServiceId,
  getServiceLink,
} from '../../api/links';
import type {Operation, Reference, Schema} from '../../api/model';
import type {RichText} from '../../api/richText';
import {createGuideRecords} from './guideRecords';
import {isOwn, createOperationRecords} from './operationRecords';
import type {SearchRecord} from '../record';
import {createSchemaRecords} from './schemaRecords';
import {findWordsIn} from './places';

/** Content of the page of a name, such as `schemas/pool`. */
export type ContentOf = (page: string) => RichText[];

/** The title that a page begins with. */
const getTitle = ([header]: RichText[]): string =>
  header === undefined ? '' : findWordsIn([header]);

/** The messages that are those of one operation alone. */
function getOwnMessages(
  {request, response}: Operation,
  reference: Reference,
): Schema[] {
  const names = new Set([request.schema, response.schema]);
  return [...names].flatMap((name) => {
    const schema = reference.schemas.get(name);
    return schema && isOwn(reference, name) ? [schema] : [];
  });
}

/**
 * Everything of the API that can be found, in the order of its pages.
 *
 * @param contentOf data of the pages, as `src/generate/pages` makes it
 * @param errors of all operations
 */
export function createReferenceRecords(
  reference: Reference,
  contentOf: ContentOf,
  errors: readonly SearchRecord[],
): SearchRecord[] {
  const {services, operations, schemas} = reference;
  const overview = contentOf(introduction);
  const list = contentOf(index);
  const own = new Set(
    [...operations.values()].flatMap((one) => getOwnMessages(one, reference)),
  );
  const recordsOf = (schema: Schema): SearchRecord[] =>
    createSchemaRecords(schema, contentOf(`schemas/${schema.slug}`), reference);
  return [
    ...createGuideRecords(
      {
        kind: 'guide',
        title: getTitle(overview),
        context: '',
        page: introductionLink,
      },
      overview,
    ),
    {
      kind: 'guide',
      title: getTitle(list),
      context: getTitle(overview),
      page: `/docs/${apiFolder}/${index}`,
      anchor: '',
      text: '',
    },
    ...services.flatMap((service) => {
      const content = contentOf(getServiceId(service));
      const [operation] = service.operations;
      const name = operation?.path.split('/')[1] ?? service.tag;
      return createGuideRecords(
        {
          kind: 'service',
          title: getTitle(content),
          context: name,
          service: service.key,
          page: getServiceLink(service),
        },
        content,
      );
    }),
    ...[...operations.values()].flatMap((operation) => [
      ...createOperationRecords(
        operation,
        contentOf(operation.slug),
        reference,
      ),
      ...errors.filter(({page}) => page === getOperationLink(operation)),
      ...getOwnMessages(operation, reference).flatMap(recordsOf),
    ]),
    ...[...schemas.values()]
      .filter((schema) => !own.has(schema))
      .flatMap(recordsOf),
  ];
}
