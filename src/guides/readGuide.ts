import type {Operation} from '../api/model';
import {isObject, type JsonObject} from '../calls/json';
import type {ArazzoDocument, ArazzoStep, ArazzoWorkflow} from './arazzo';
import type {Guide, GuideInput, Step} from './model';

/** Operation ID of a step, in both notations of Arazzo. */
export const getOperationId = ({operationId}: {operationId: string}): string =>
  operationId.replace(/^\$sourceDescriptions\.[^.]+\./, '');

function getInputs({inputs}: ArazzoWorkflow): GuideInput<string>[] {
  if (!inputs) return [];
  const {required = [], properties} = inputs;
  return Object.entries(properties).map(
    ([name, {type, description, default: value, contentMediaType}]) => ({
      name,
      type,
      description,
      ...(value !== undefined && {default: value}),
      required: required.includes(name),
      ...(contentMediaType !== undefined && {multiline: true}),
    }),
  );
}

function getPayload({requestBody}: ArazzoStep): JsonObject {
  return isObject(requestBody?.payload) ? requestBody.payload : {};
}

function getStep(step: ArazzoStep, path: string): Step {
  const {stepId, description, outputs = {}, onFailure = []} = step;
  return {
    id: stepId,
    path,
    payload: getPayload(step),
    criteria: (step.successCriteria ?? []).map(({condition}) => condition),
    outputs,
    onFailure,
    description,
    operationId: getOperationId(step),
    ...step['x-step'],
  };
}

/**
 * Reads a guide from its workflow.
 *
 * @param name file name without its ending
 * @param document valid according to `openapi/json-schemas/workflow.json`
 * @param operations by ID
 * @throws with guide and step if a step's operation does not exist
 */
export function readGuide(
  name: string,
  {info, workflows: [workflow]}: ArazzoDocument,
  operations: ReadonlyMap<string, Pick<Operation, 'path'>>,
): Guide {
  const {undoCalls = [], ...about} = workflow['x-guide'];
  const getPath = (called: {operationId: string}, at: string): string => {
    const operation = operations.get(getOperationId(called));
    if (operation) return operation.path;
    throw new Error(
      `Guide ${name}, ${at}: there is no operation ${getOperationId(called)}.`,
    );
  };
  return {
    name,
    title: info.title,
    summary: info.summary,
    ...about,
    inputs: getInputs(workflow),
    steps: workflow.steps.map((step) =>
      getStep(step, getPath(step, `step ${step.stepId}`)),
    ),
    undoCalls: undoCalls.map((call, index) => ({
      id: `undo${index + 1}`,
      path: getPath(call, 'undoCalls'),
      payload: call.payload,
      criteria: ['$statusCode == 200'],
      outputs: {},
      onFailure: [],
      operationId: getOperationId(call),
    })),
  };
}
