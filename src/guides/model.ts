import type {Glance} from '../api/openapi';
import type {RichText} from '../api/richText';
import type {JsonObject} from '../calls/json';

/** What a reader enters before a guide runs. */
export type InputType = 'string' | 'integer' | 'boolean';

/** A value that an input can have. */
export type InputValue = string | number | boolean;

/** What to do when a call does not end as the step wants it. */
export type FailureAction =
  | {
      name: string;
      type: 'retry';
      /** Seconds until the call is made again. */
      after: number;
      /** Calls after the first at most. */
      limit: number;
      /** Conditions under which this is done; none: always. */
      criteria: string[];
    }
  | {name: string; type: 'end'; criteria: string[]};

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
  onFailure: FailureAction[];
}

/** An input of a guide, its text in Markdown or as data. */
export interface GuideInput<Text = RichText[]> {
  name: string;
  type: InputType;
  description: Text;
  /** The value with which the guide runs against the sandbox. */
  default?: InputValue;
  required: boolean;
  /** A password or a key: it stands in no link and is kept nowhere. */
  secret: boolean;
  /** A text of several lines, such as a script. */
  multiline?: true;
}

/** An error that can come here, and what to do then. */
export interface GuideFailure<Text = RichText[]> {
  code: string;
  when: Text;
  then: Text;
}

/** A step of a guide as its workflow has it, texts in Markdown. */
export interface Step extends RunnableStep {
  title: string;
  description: string;
  /** Id of the operation, such as `StorageService_CreateBucket`. */
  operationId: string;
  expect: string;
  worked: string;
  failures: GuideFailure<string>[];
  /** What the call destroys, if it does. */
  destroys?: string;
}

/** A guide as its workflow has it, read and checked. */
export interface Guide {
  /** Name of its file and of its page: `bucket-for-an-application`. */
  name: string;
  title: string;
  summary: string;
  minutes: number;
  needs: string[];
  leaves: string[];
  undo: string[];
  /** What exists after a run, with expressions for outputs of its steps. */
  result?: string;
  inputs: GuideInput<string>[];
  steps: Step[];
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
  effect?: Glance['effect'];
}

/**
 * A step of a guide as its page shows and runs it. Texts are blocks, those of
 * `failures` what stands in a line.
 */
export interface GuideStepData extends RunnableStep {
  title: string;
  /** Id of its heading: its own in kebab case. */
  anchor: string;
  description: RichText[];
  operation: GuideOperation;
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
  failures: GuideFailure[];
  destroys?: RichText[];
  /** Loses data or ends running work: asked before it runs for real. */
  destructive: boolean;
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
  /** Each once, in the order of the steps. */
  operations: GuideOperation[];
  steps: GuideStepData[];
  /** In the order of the guide page. */
  calls: GuideCallData[];
}
