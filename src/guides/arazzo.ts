import type {JsonObject} from '../calls/json';

/** What a reader enters before a guide runs. */
export type InputType = 'string' | 'integer';

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
  default?: string | number;
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
