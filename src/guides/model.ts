import type {Effect} from '../api/openapi';
import type {RichText} from '../api/richText';
import type {JsonObject} from '../calls/json';
import type {ArazzoAction, GuideTexts, InputType, StepTexts} from './arazzo';

/** A step as the engine and the page run it. */
export interface RunnableStep {
  /** Such as `createBucket`. */
  id: string;
  /** Path of the call. */
  path: string;
  /** Message of the call, with `$inputs.…` and `$steps.…` in it. */
  payload: JsonObject;
  /** Conditions that all hold when the step has succeeded. */
  criteria: string[];
  /** Expressions of what later steps use, by name. */
  outputs: Record<string, string>;
  /** The first whose criteria hold is done; without one, the guide fails. */
  onFailure: ArazzoAction[];
}

/** An input of a guide, its text in Markdown or as data. */
export interface GuideInput<Text = RichText[]> {
  name: string;
  type: InputType;
  description: Text;
  /** The value with which the guide runs against the sandbox. */
  default?: string | number;
  required: boolean;
  /** A text of several lines, such as a script. */
  multiline?: true;
}

/** A step of a guide as its workflow has it, texts in Markdown. */
export interface Step extends RunnableStep, StepTexts {
  description: string;
  /** Id of the operation, such as `StorageService_CreateBucket`. */
  operationId: string;
}

/** A guide as its workflow has it, read and checked. */
export interface Guide extends Omit<GuideTexts, 'undoCalls'> {
  /** Name of its file and of its page: `bucket-for-an-application`. */
  name: string;
  title: string;
  summary: string;
  inputs: GuideInput<string>[];
  steps: Step[];
  /** Calls that undo what the steps have made, with the id of the operation. */
  undoCalls: (RunnableStep & {operationId: string})[];
}

/** A call in one language, highlighted. */
export interface GuideSample {
  /** Value under which the reader's choice is remembered, such as `curl`. */
  id: string;
  label: string;
  /** Language of the highlighter. */
  language: string;
  /** The code as `Code` takes it. */
  html: string;
  /** How many lines there are, where they are many. */
  lines?: number;
}

/** An operation that a guide calls. */
export interface GuideOperation {
  rpc: string;
  /** Name of its page under `/docs/api`. */
  slug: string;
  title: string;
  destructive: boolean;
  effect?: Effect;
}

/** A call that the page can make. */
export interface RunnableCall extends RunnableStep {
  operation: GuideOperation;
  /** Loses data or ends running work: asked before it runs for real. */
  destructive: boolean;
  /** What it destroys. */
  destroys?: RichText[];
}

/**
 * A step of a guide as its page shows and runs it. Texts are blocks, those of
 * `failures` what stands in a line.
 */
export interface GuideStepData extends RunnableCall {
  title: string;
  /** Id of its heading: its own in kebab case. */
  anchor: string;
  description: RichText[];
  /** How the run that the page shows ended. */
  status: number;
  /** The outputs of that run. */
  recorded: JsonObject;
  /** The response as `Code` takes it. */
  responseHtml: string;
  /** How many lines the response has, where they are many. */
  responseLines?: number;
  /** Calls of that run. */
  attempts: number;
  /** Of the recorded call. */
  samples: GuideSample[];
  expect: RichText[];
  worked: RichText[];
  /** Errors that can come here, and what to do then. */
  failures: {code: string; when: RichText[]; then: RichText[]}[];
  /** Outputs that hold a secret: they are kept nowhere. */
  secretOutputs: string[];
}

/** A call of the guide page that no step makes, such as one that returns a stream. */
export interface GuideCallData {
  operation: GuideOperation;
  path: string;
  /** Of the first example of the operation. */
  samples: GuideSample[];
}

/**
 * A guide as its page shows and runs it: `.generated/guides/<language>/<name>.json`.
 * Each text of `needs`, `leaves`, `undo` and `result` is what stands in a line.
 */
export interface GuideData {
  name: string;
  title: string;
  summary: string;
  minutes: number;
  needs: RichText[][];
  leaves: RichText[][];
  undo: RichText[][];
  result?: RichText[];
  inputs: GuideInput[];
  /** The line that runs the workflow in a terminal, as `Code` takes it. */
  commandHtml: string;
  steps: GuideStepData[];
  undoCalls: RunnableCall[];
  /** In the order of the guide page. */
  calls: GuideCallData[];
}
