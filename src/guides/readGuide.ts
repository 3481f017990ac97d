import type {Operation} from '../api/model';
import {isObject, type JsonObject} from '../calls/json';
import type {FailureAction, Guide, GuideInput, Step} from './model';
import type {
  ArazzoAction,
  ArazzoDocument,
  ArazzoStep,
  ArazzoWorkflow,
} from './written';

/** Id of the operation that a step names, in both ways of Arazzo. */
export const getOperationId = ({
  operationId,
}: Pick<ArazzoStep, 'operationId'>): string =>
  operationId.replace(/^\$sourceDescriptions\.holt\./, '');

function getInputs({inputs}: ArazzoWorkflow): GuideInput<string>[] {
  if (!inputs) return [];
  const {required = [], properties} = inputs;
  return Object.entries(properties).map(
    ([
      name,
      {type, description, default: value, format, contentMediaType},
    ]) => ({
      name,
      type,
      description,
      ...(value !== undefined && {default: value}),
      required: required.includes(name),
      secret: format === 'password',
      ...(contentMediaType !== undefined && {multiline: true}),
    }),
  );
}

function getAction(action: ArazzoAction): FailureAction {
  const {name, type, retryAfter = 0, retryLimit = 1} = action;
  const criteria = (action.criteria ?? []).map(({condition}) => condition);
  return type === 'end'
    ? {name, type, criteria}
    : {name, type, after: retryAfter, limit: retryLimit, criteria};
}

function getPayload({requestBody}: ArazzoStep): JsonObject {
  return isObject(requestBody?.payload) ? requestBody.payload : {};
}

function getStep(step: ArazzoStep, path: string): Step {
  const {stepId, description, outputs = {}, 'x-step': more} = step;
  return {
    id: stepId,
    path,
    payload: getPayload(step),
    criteria: (step.successCriteria ?? []).map(({condition}) => condition),
    outputs,
    onFailure: (step.onFailure ?? []).map(getAction),
    title: more.title,
    description,
    operationId: getOperationId(step),
    expect: more.expect,
    worked: more.worked,
    failures: more.failures ?? [],
    ...(more.destroys !== undefined && {destroys: more.destroys}),
  };
}

/**
 * A guide as its workflow file has it.
 *
 * @param name of the file, without its ending
 * @param document of the form that `openapi/json-schemas/workflow.json` says
 * @param operations of the description, by their ids
 * @throws naming guide and step when a step calls no operation
 */
export function readGuide(
  name: string,
  {info, workflows: [workflow]}: ArazzoDocument,
  operations: ReadonlyMap<string, Pick<Operation, 'path'>>,
): Guide {
  const {minutes, needs, leaves, undo, result} = workflow['x-guide'];
  return {
    name,
    title: info.title,
    summary: info.summary,
    minutes,
    needs,
    leaves,
    undo,
    ...(result !== undefined && {result}),
    inputs: getInputs(workflow),
    steps: workflow.steps.map((step) => {
      const operation = operations.get(getOperationId(step));
      if (!operation) {
        throw new Error(
          `Guide ${name}, step ${step.stepId}: there is no operation ${getOperationId(step)}.`,
        );
      }
      return getStep(step, operation.path);
    }),
  };
}
