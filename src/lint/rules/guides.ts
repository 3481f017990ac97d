import type {
  ArazzoDocument,
  ArazzoStep,
  ArazzoWorkflow,
} from '../../guides/arazzo';
import {parseCriterion} from '../../guides/criteria';
import {getOperationId} from '../../guides/readGuide';
import type {Operation} from '../../api/model';
import {findTextsIn} from '../../api/visitTexts';
import {walk, type Api, type ApiFile, type Fault, type Path} from '../api';
import {getWellFormedWorkflows} from './jsonSchemas';
import {findTextFaults} from './texts';

type Found = Iterable<[at: Path, message: string]>;

/**
 * Conditions must be valid, and inputs that an expression names must exist. The
 * recorded run of the guide in `npm run api` finds other faults of expressions.
 */
function* findExpressionFaults(workflow: ArazzoWorkflow): Found {
  const inputs = Object.keys(workflow.inputs?.properties ?? {});
  for (const [text, path] of walk(workflow)) {
    if (typeof text !== 'string') continue;
    for (const [, name = ''] of text.matchAll(/\$inputs\.(\w+)/g)) {
      if (inputs.includes(name)) continue;
      const known = inputs.join(', ') || 'none';
      yield [path, `There is no input "${name}". The inputs are: ${known}.`];
    }
    try {
      if (path.at(-1) === 'condition') parseCriterion(text);
    } catch (error) {
      yield [path, (error as Error).message];
    }
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
  const {streaming, effect, errors} = operation;
  if (streaming) {
    yield [
      ['operationId'],
      `${id} is a stream, which Arazzo cannot call. Show it in the story, with <GuideCall>.`,
    ];
  }
  if (effect === 'destroys' && destroys === undefined) {
    yield [
      ['x-step'],
      `${id} deletes data or stops running workloads: name in "destroys" what is lost.`,
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

function* findGuideFaults({data}: ApiFile, api: Api): Found {
  const document = data as ArazzoDocument;
  const [workflow] = document.workflows;
  const {inputs, steps} = workflow;
  for (const [index, step] of steps.entries()) {
    const {operations} = api.reference;
    for (const [at, message] of findStepFaults(step, operations)) {
      yield [
        ['workflows', 0, 'steps', index, ...at],
        `Step ${step.stepId}: ${message}`,
      ];
    }
  }
  for (const [at, message] of findExpressionFaults(workflow)) {
    yield [['workflows', 0, ...at], message];
  }
  const own = new Set([
    ...Object.keys(inputs?.properties ?? {}),
    ...steps.flatMap(({outputs = {}}) => Object.keys(outputs)),
  ]);
  for (const [text, at] of findTextsIn(document)) {
    for (const message of findTextFaults(text, api, own)) yield [at, message];
  }
}

/**
 * Steps and inputs of the guides must fit the API, and their texts follow the
 * glossary and use existing names.
 */
export function* guides(api: Api): Iterable<Fault> {
  for (const file of getWellFormedWorkflows(api)) {
    for (const [path, message] of findGuideFaults(file, api)) {
      yield {file, path, message};
    }
  }
}
