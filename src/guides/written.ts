import type {JsonObject} from '../calls/json';
import type {InputType, InputValue} from './model';

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

export interface ArazzoWorkflow {
  workflowId: string;
  summary?: string;
  'x-guide': {
    minutes: number;
    needs: string[];
    leaves: string[];
    undo: string[];
    /** With outputs of the steps. */
    result?: string;
  };
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
  /** `password` marks a secret. */
  format?: string;
  /** What a text of several lines is, such as `text/cloud-config`. */
  contentMediaType?: string;
}

export interface ArazzoCriterion {
  condition: string;
  /** Of a JSONPath: the response. */
  context?: '$response.body';
  type?: 'simple' | 'jsonpath';
}

export interface ArazzoAction {
  name: string;
  type: 'retry' | 'end';
  retryAfter?: number;
  retryLimit?: number;
  criteria?: ArazzoCriterion[];
}

export interface ArazzoStep {
  stepId: string;
  description: string;
  operationId: string;
  parameters?: {name: string; in?: string; value: string}[];
  /** A call without fields has the text `{}`: see `openapi/README.md`. */
  requestBody?: {contentType?: string; payload: JsonObject | string};
  successCriteria?: ArazzoCriterion[];
  onFailure?: ArazzoAction[];
  outputs?: Record<string, string>;
  'x-step': {
    title: string;
    expect: string;
    worked: string;
    failures?: {code: string; when: string; then: string}[];
    destroys?: string;
  };
}
