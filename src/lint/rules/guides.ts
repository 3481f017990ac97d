import path from 'node:path';
import camelCase from 'es-toolkit/compat/camelCase';
import {
  workflowEnding,
  type ArazzoInput,
  type ArazzoStep,
} from '../../guides/arazzo';
import {getOperationId} from '../../guides/readGuide';
import type {OpenApiOperation} from '../../api/openapi';
import {findTextsIn} from '../../api/visitTexts';
import {placeIn, getStart, type ApiFile, type Path} from '../api';
import type {GuideRule} from '../rule';
import {findWordFaults} from '../words';
import {findNameFaults} from './names';
import {removeCode} from './texts';

/** Guide name in a file path, which is also the end of its URL. */
const getGuideName = ({source}: Pick<ApiFile, 'source'>): string =>
  path.basename(source.absoluteRef, workflowEnding);

/** The file name must match the workflow's name. */
export const guideNaming: GuideRule =
  () =>
  ({workflows: [{workflowId}]}, {location, report}) => {
    const name = getGuideName(location);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
      report({
        location: getStart(location),
        message:
          'The name of the file is the address of the page: small letters, digits and hyphens, then ".arazzo.yaml".',
      });
    } else if (workflowId !== camelCase(name)) {
      report({
        location: placeIn(location, ['workflows', 0, 'workflowId']),
        message: `workflowId must be ${camelCase(name)}, as the file is named.`,
      });
    }
  };

function findInputFault({
  type,
  contentMediaType,
  default: value,
}: ArazzoInput): [key: string, message: string] | undefined {
  if (contentMediaType === undefined) {
    return typeof value === 'string' && value.includes('\n')
      ? [
          'default',
          'The default has several lines: say what the text is, as in "contentMediaType: text/plain", so that its field has several lines too.',
        ]
      : undefined;
  }
  return type !== 'string'
    ? [
        'contentMediaType',
        'Only a text has a field of several lines: leave "contentMediaType" out.',
      ]
    : undefined;
}

/** Only multi-line inputs may be marked as such. */
export const guideInputs: GuideRule =
  () =>
  ({workflows: [{inputs}]}, {location, report}) => {
    for (const [name, input] of Object.entries(inputs?.properties ?? {})) {
      const [key, message] = findInputFault(input) ?? [];
      if (key === undefined || message === undefined) continue;
      report({
        location: placeIn(location, [
          ...['workflows', 0, 'inputs', 'properties'],
          ...[name, key],
        ]),
        message,
      });
    }
  };

const isStream = ({responses}: OpenApiOperation): boolean =>
  Object.keys(responses?.['200']?.content ?? {}).some((type) =>
    type.startsWith('application/connect+'),
  );

const firstCriterion = '$statusCode == 200';

function findStepFaults(
  {
    requestBody,
    successCriteria = [],
    'x-step': {destroys, failures = []},
  }: ArazzoStep,
  operation: OpenApiOperation,
): [at: Path, message: string][] {
  const {operationId: id, 'x-connect-errors': errors = []} = operation;
  const codes = [...new Set(errors.map(({code}) => code))];
  const faults: [Path, string][] = [];
  if (isStream(operation)) {
    faults.push([
      ['operationId'],
      `${id} is a stream, which Arazzo cannot call. Show it in the story, with <GuideCall>.`,
    ]);
  }
  if (operation['x-destructive'] && destroys === undefined) {
    faults.push([
      ['x-step'],
      `${id} loses data or ends running work: say in "destroys" what is lost.`,
    ]);
  }
  if (successCriteria[0]?.condition !== firstCriterion) {
    faults.push([
      ['successCriteria'],
      `the first criterion must be ${firstCriterion}.`,
    ]);
  }
  const isEmpty = requestBody?.payload === '{}';
  if (isEmpty === (requestBody?.contentType === 'application/json')) {
    faults.push([
      ['requestBody', 'contentType'],
      `write "application/json; charset=utf-8" with the payload '{}', and "application/json" with any other.`,
    ]);
  }
  failures.forEach(({code}, index) => {
    if (codes.includes(code)) return;
    faults.push([
      ['x-step', 'failures', index, 'code'],
      `the page of ${id} does not list ${code}. Its codes are: ${codes.join(', ')}.`,
    ]);
  });
  return faults;
}

/**
 * A step must call an operation that Arazzo supports, end with HTTP status 200,
 * describe data loss, and refer to documented errors.
 */
export const guideSteps: GuideRule = ({operations}) => {
  const byId = new Map(operations.map(({id, operation}) => [id, operation]));
  return ({workflows: [{steps}]}, {location, report}) => {
    steps.forEach((step, index) => {
      const id = getOperationId(step);
      const operation = byId.get(id);
      const faults: [Path, string][] = operation
        ? findStepFaults(step, operation)
        : [[['operationId'], `there is no operation ${id}.`]];
      for (const [at, message] of faults) {
        report({
          location: placeIn(location, ['workflows', 0, 'steps', index, ...at]),
          message: `Step ${step.stepId}: ${message}`,
        });
      }
    });
  };
};

/** Guide texts must follow the glossary and use existing names. */
export const guideTexts: GuideRule =
  (api) =>
  (guide, {location, report}) => {
    const {
      workflows: [{inputs, steps}],
    } = guide;
    const own = new Set([
      ...Object.keys(inputs?.properties ?? {}),
      ...steps.flatMap(({outputs = {}}) => Object.keys(outputs)),
    ]);
    for (const [text, at] of findTextsIn(guide)) {
      api.read.texts++;
      const key = at.filter((part) => typeof part === 'string').at(-1);
      const subject = `${key} of the guide ${getGuideName(location)}`;
      const messages = [
        ...findWordFaults(removeCode(text), api.avoided).map(
          ({message}) => `The ${subject} ${message}`,
        ),
        ...findNameFaults(subject, text, api, own),
      ];
      for (const message of messages) {
        report({location: placeIn(location, at), message});
      }
    }
  };
