import type {Description, OperationSource, SchemaSource} from '../description';
import {problemAt, type Problem} from '../../files/sourceFile';

const empty = /\/google\.protobuf\.Empty$/;
const nothing = 'Empty response.';

/** A response without fields is described in one way. */
function ofResponse({source, operation}: OperationSource): Problem[] {
  const {description, content = {}} = operation.responses['200'] ?? {};
  const isEmpty = Object.values(content).some(({schema}) =>
    empty.test(schema.$ref ?? ''),
  );
  return isEmpty && description && description.trim() !== nothing
    ? [
        problemAt(
          source,
          ['post', 'responses', '200', 'description'],
          `The response has no fields. Describe it as "${nothing}", and say the rest in the description of the operation.`,
        ),
      ]
    : [];
}

/** The schema of a request says what is asked for. */
function ofRequest({source, name, schema}: SchemaSource): Problem[] {
  const {description} = schema;
  return name.endsWith('Request') &&
    description &&
    !description.startsWith('Request to ')
    ? [
        problemAt(
          source,
          [name, 'description'],
          `The description of ${name} must begin with "Request to", as in "Request to list pools."`,
        ),
      ]
    : [];
}

/** What is the same in many places has one form. */
export const checkForms = ({operations, schemas}: Description): Problem[] => [
  ...operations.flatMap(ofResponse),
  ...schemas.flatMap(ofRequest),
];
