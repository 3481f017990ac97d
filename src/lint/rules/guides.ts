import camelCase from 'es-toolkit/compat/camelCase';
import {
  getGuideName,
  type ArazzoDocument,
  type ArazzoStep,
} from '../../guides/arazzo';
import {getOperationId} from '../../guides/readGuide';
import type {Operation} from '../../api/model';
import {findTextsIn} from '../../api/visitTexts';
import {getGuideContext} from '../../translations/api/extract';
import type {Api, ApiFile, Fault, Path} from '../api';
import {findWordFaults} from '../words';
import {findGuideExpressionFaults} from './guideExpressions';
import {getWellFormedWorkflows} from './jsonSchemas';
import {findNameFaults} from './names';
import {removeCode} from './texts';

type Found = Iterable<[at: Path, message: string]>;

/** The file name must match the workflow's name. */
function* findNameFault(
  name: string,
  {workflowId}: {workflowId: string},
): Found {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    yield [
      [],
      'The name of the file is the address of the page: small letters, digits and hyphens, then ".arazzo.yaml".',
    ];
  } else if (workflowId !== camelCase(name)) {
    const message = `workflowId must be ${camelCase(name)}, as the file is named.`;
    yield [['workflows', 0, 'workflowId'], message];
  }
}

/**
 * A step must call an operation that Arazzo supports, describe data loss, and
 * refer to documented errors.
 */
function* findStepFaults(
  {operationId, 'x-step': {destroys, failures = []}}: ArazzoStep,
  operations: ReadonlyMap<string, Operation>,
): Found {
  const id = getOperationId({operationId});
  const operation = operations.get(id);
  if (!operation) {
    yield [['operationId'], `there is no operation ${id}.`];
    return;
  }
  const {streaming, destructive, errors} = operation;
  if (streaming) {
    yield [
      ['operationId'],
      `${id} is a stream, which Arazzo cannot call. Show it in the story, with <GuideCall>.`,
    ];
  }
  if (destructive && destroys === undefined) {
    yield [
      ['x-step'],
      `${id} loses data or ends running work: say in "destroys" what is lost.`,
    ];
  }
  const codes = [...new Set(errors.map(({code}) => code))];
  for (const [index, {code}] of failures.entries()) {
    if (codes.includes(code)) continue;
    yield [
      ['x-step', 'failures', index, 'code'],
      `the page of ${id} does not list ${code}. Its codes are: ${codes.join(', ')}.`,
    ];
  }
}

/** Guide texts must follow the glossary and use existing names. */
function* findTextFaults(
  name: string,
  document: ArazzoDocument,
  api: Api,
): Found {
  const [{inputs, steps}] = document.workflows;
  const own = new Set([
    ...Object.keys(inputs?.properties ?? {}),
    ...steps.flatMap(({outputs = {}}) => Object.keys(outputs)),
  ]);
  for (const [text, at] of findTextsIn(document)) {
    const subject = `Guide ${name}, ${getGuideContext(document, at)}`;
    for (const {message} of findWordFaults(removeCode(text), api.avoided)) {
      yield [at, `${subject}: the text ${message}`];
    }
    for (const message of findNameFaults(subject, text, api, own)) {
      yield [at, message];
    }
  }
}

function* findGuideFaults(name: string, {data}: ApiFile, api: Api): Found {
  const document = data as ArazzoDocument;
  const [workflow] = document.workflows;
  yield* findNameFault(name, workflow);
  for (const [index, step] of workflow.steps.entries()) {
    const {operations} = api.reference;
    for (const [at, message] of findStepFaults(step, operations)) {
      yield [
        ['workflows', 0, 'steps', index, ...at],
        `Step ${step.stepId}: ${message}`,
      ];
    }
  }
  for (const [at, message] of findGuideExpressionFaults(workflow)) {
    yield [['workflows', 0, ...at], message];
  }
  yield* findTextFaults(name, document, api);
}

/** Names, steps, expressions, and texts of the guides. */
export function* guides(api: Api): Iterable<Fault> {
  for (const file of getWellFormedWorkflows(api)) {
    const name = getGuideName(file.file) ?? '';
    for (const [path, message] of findGuideFaults(name, file, api)) {
      yield path.length > 0 ? {file, path, message} : {file, message};
    }
  }
}
