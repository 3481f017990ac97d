import type {JsonObject} from '../calls/json';

export type InputType = 'string' | 'integer';

export const workflowFolder = 'openapi/workflows';

export const workflowEnding = '.arazzo.yaml';

/** Guide name of a file; `undefined` if it is not a workflow. */
export const getGuideName = (file: string): string | undefined =>
  file.startsWith(`${workflowFolder}/`) && file.endsWith(workflowEnding)
    ? file.slice(workflowFolder.length + 1, -workflowEnding.length)
    : undefined;

/**
 * A workflow file: the subset of Arazzo 1.0.1 that guides use, and two
 * extensions.
 *
 * @see https://spec.openapis.org/arazzo/v1.0.1.html
 */
export interface ArazzoDocument {
  arazzo: string;
  info: {title: string; version: string; summary: string};
  sourceDescriptions: {name: string; type: string; url: string}[];
  workflows: [ArazzoWorkflow];
}

export interface GuideTexts {
  minutes: number;
  needs: string[];
  leaves: string[];
  undo: string[];
  /** The calls of `undo` that the API supports, in order. */
  undoCalls?: {operationId: string; payload: JsonObject}[];
  /** Result of a run, with outputs of the steps. */
  result?: string;
}

export interface StepTexts {
  title: string;
  expect: string;
  worked: string;
  failures?: {code: string; when: string; then: string}[];
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

/** An input: the subset of JSON Schema that guides use. */
export interface ArazzoInput {
  type: InputType;
  description: string;
  default?: string | number;
  /** Type of multi-line text, such as `text/cloud-config`. */
  contentMediaType?: string;
}

export interface ArazzoCriterion {
  condition: string;
  /** For JSONPath: the response. */
  context?: '$response.body';
  type?: 'simple' | 'jsonpath';
}

/** Action when a call does not meet the success criteria. */
export interface ArazzoAction {
  name: string;
  type: 'retry' | 'end';
  /** Seconds until the next attempt. */
  retryAfter?: number;
  /** Maximum number of attempts after the first. */
  retryLimit?: number;
  criteria?: ArazzoCriterion[];
}

export interface ArazzoStep {
  stepId: string;
  description: string;
  operationId: string;
  /** For a call without fields, the string `{}`; see `openapi/README.md`. */
  requestBody?: {contentType?: string; payload: JsonObject | string};
  successCriteria?: ArazzoCriterion[];
  onFailure?: ArazzoAction[];
  outputs?: Record<string, string>;
  'x-step': StepTexts;
}
