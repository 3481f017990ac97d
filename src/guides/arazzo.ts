import type {Operation} from '../api/model';
import {isObject, type JsonObject} from '../calls/json';
import type {Guide, GuideInput, InputType, InputValue, Step} from './model';

/** Folder of the workflows. */
export const workflowFolder = 'openapi/workflows';

/** How the file of a workflow ends after the name of its guide. */
export const workflowEnding = '.arazzo.yaml';

/** Name of the guide of a file; nothing where it is no workflow. */
export const getGuideName = (file: string): string | undefined =>
  file.startsWith(`${workflowFolder}/`) && file.endsWith(workflowEnding)
    ? file.slice(workflowFolder.length + 1, -workflowEnding.length)
    : undefined;

/**
 * A workflow file as it is written: the part of Arazzo 1.0.1 that guides use,
 * and two extensions.
 *
 * @see https://spec.openapis.org/arazzo/v1.0.1.html
 */
export interface ArazzoDocument {
  arazzo: string;
  info: {title: string; version: string; summary: string};
  sourceDescriptions: {name: string; type: string; url: string}[];
  workflows: [ArazzoWorkflow];
}

/** What a guide says beside its steps. */
export interface GuideTexts {
  minutes: number;
  needs: string[];
  leaves: string[];
  undo: string[];
  /** The calls of `undo`, in order: those that the API can make. */
  undoCalls?: {operationId: string; payload: JsonObject}[];
  /** What exists after a run, with outputs of the steps. */
  result?: string;
}

/** What a guide says of a step. */
export interface StepTexts {
  title: string;
  expect: string;
  worked: string;
  failures?: {code: string; when: string; then: string}[];
  /** What the call destroys, if it does. */
  destroys?: string;
}

export interface ArazzoWorkflow {
  workflowId: string;
  summary?: string;
  'x-guide': GuideTexts;
  inputs?: {
    type: 'object';
    required?: string[];
    properties: Record<string, ArazzoInput>;
  };
  steps: ArazzoStep[];
}

/** An input: the part of JSON Schema that guides use. */
export interface ArazzoInput {
  type: InputType;
  description: string;
  default?: InputValue;
  /** What a text of several lines is, such as `text/cloud-config`. */
  contentMediaType?: string;
}

export interface ArazzoCriterion {
  condition: string;
  /** Of a JSONPath: the response. */
  context?: '$response.body';
  type?: 'simple' | 'jsonpath';
}

/** What to do when a call does not end as the step wants it. */
export interface ArazzoAction {
  name: string;
  type: 'retry' | 'end';
  /** Seconds until the call is made again. */
  retryAfter?: number;
  /** Calls after the first at most. */
  retryLimit?: number;
  /** Under which this is done; none: always. */
  criteria?: ArazzoCriterion[];
}

export interface ArazzoStep {
  stepId: string;
  description: string;
  operationId: string;
  /** A call without fields has the text `{}`: see `openapi/README.md`. */
  requestBody?: {contentType?: string; payload: JsonObject | string};
  successCriteria?: ArazzoCriterion[];
  onFailure?: ArazzoAction[];
  outputs?: Record<string, string>;
  'x-step': StepTexts;
}

/** Id of the operation that a step names, in both ways of Arazzo. */
export const getOperationId = ({operationId}: {operationId: string}): string =>
  operationId.replace(/^\$sourceDescriptions\.holt\./, '');

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
