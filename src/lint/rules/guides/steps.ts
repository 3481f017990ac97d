import {operationIdOf} from '../../../guides/readGuide';
import type {ArazzoStep} from '../../../guides/written';
import {
  problemAt,
  type Problem,
  type SourceFile,
} from '../../../files/sourceFile';
import type {OpenApiOperation} from '../../../reference/openapi';
import type {Description} from '../../description';
import {stepsOf, type Path} from './workflow';

const first = '$statusCode == 200';

const isStream = ({responses}: OpenApiOperation): boolean =>
  Object.keys(responses['200']?.content ?? {}).some((type) =>
    type.startsWith('application/connect+'),
  );

function failureProblems(
  source: SourceFile,
  {stepId, 'x-step': {failures = []}}: ArazzoStep,
  at: Path,
  {operationId, 'x-connect-errors': errors = []}: OpenApiOperation,
): Problem[] {
  const codes = [...new Set(errors.map(({code}) => code))];
  return failures.flatMap(({code}, index) =>
    codes.includes(code)
      ? []
      : [
          problemAt(
            source,
            [...at, 'x-step', 'failures', index, 'code'],
            `Step ${stepId}: the page of ${operationId} does not list ${code}. Its codes are: ${codes.join(', ')}.`,
          ),
        ],
  );
}

function stepProblems(
  source: SourceFile,
  step: ArazzoStep,
  at: Path,
  operations: ReadonlyMap<string, OpenApiOperation>,
): Problem[] {
  const {stepId, requestBody, successCriteria = [], 'x-step': more} = step;
  const id = operationIdOf(step);
  const problem = (path: Path, message: string): Problem =>
    problemAt(source, [...at, ...path], `Step ${stepId}: ${message}`);
  const operation = operations.get(id);
  if (!operation) {
    return [problem(['operationId'], `there is no operation ${id}.`)];
  }
  const isDestructive = operation['x-destructive'] === true;
  return [
    ...(isStream(operation)
      ? [
          problem(
            ['operationId'],
            `${id} is a stream, which Arazzo cannot call. Show it in the story, with <GuideCall>.`,
          ),
        ]
      : []),
    ...(isDestructive && more.destroys === undefined
      ? [
          problem(
            ['x-step'],
            `${id} loses data or ends running work: say in "destroys" what is lost.`,
          ),
        ]
      : []),
    ...(successCriteria[0]?.condition === first
      ? []
      : [
          problem(['successCriteria'], `the first criterion must be ${first}.`),
        ]),
    ...((requestBody?.payload === '{}') ===
    (requestBody?.contentType !== 'application/json')
      ? []
      : [
          problem(
            ['requestBody', 'contentType'],
            `write "application/json; charset=utf-8" with the payload '{}', and "application/json" with any other.`,
          ),
        ]),
    ...failureProblems(source, step, at, operation),
  ];
}

/**
 * Every step calls an operation that Arazzo can call, ends with HTTP status 200,
 * says what it destroys, and names errors that the page of the operation lists.
 */
export function checkSteps(
  source: SourceFile,
  {operations}: Description,
): Problem[] {
  const byId = new Map(
    operations.map(({operation}) => [operation.operationId, operation]),
  );
  return stepsOf(source).flatMap(({step, at}) =>
    stepProblems(source, step, at, byId),
  );
}
