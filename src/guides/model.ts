import type {Effect} from '../api/openapi';
import type {Shown} from '../api/pageData';
import type {RichText} from '../api/richText';
import type {JsonObject} from '../calls/json';
import type {ArazzoAction, GuideTexts, InputType, StepTexts} from './arazzo';

/** A step for the engine and the page. */
export interface RunnableStep {
  id: string;
  path: string;
  /** Message with `$inputs.…` and `$steps.…` expressions. */
  payload: JsonObject;
  /** Success conditions, all of which must be true. */
  criteria: string[];
  /** Expressions of outputs for later steps, by name. */
  outputs: Record<string, string>;
  /** The first action with true criteria is taken; otherwise, it fails. */
  onFailure: ArazzoAction[];
}

export interface GuideInput<Text = RichText[]> {
  name: string;
  type: InputType;
  description: Text;
  default?: string | number;
  required: boolean;
  /** Multi-line text, such as a script. */
  multiline?: true;
}

export interface Step extends RunnableStep, StepTexts {
  description: string;
  /** Operation ID, such as `StorageService_CreateBucket`. */
  operationId: string;
}

export interface Guide extends Omit<GuideTexts, 'undoCalls'> {
  /** Name of its file and page: `bucket-for-an-application`. */
  name: string;
  title: string;
  summary: string;
  inputs: GuideInput<string>[];
  steps: Step[];
  /** Calls that undo the steps, with their operation IDs. */
  undoCalls: (RunnableStep & {operationId: string})[];
}

export interface GuideSample {
  /** ID under which the reader's choice is stored, such as `curl`. */
  id: string;
  label: string;
  language: string;
  html: string;
  lines?: number;
}

export interface GuideOperation {
  rpc: string;
  /** End of its page's URL under `/docs/api`. */
  slug: string;
  title: string;
  effect?: Effect;
}

export interface RunnableCall extends RunnableStep {
  operation: GuideOperation;
  /** `destroys` requires confirmation. */
  effect?: Effect;
  destroys?: RichText[];
}

/** A step for its page. */
export interface GuideStepData
  extends
    RunnableCall,
    Shown<Required<Omit<StepTexts, 'destroys'>> & Pick<Step, 'description'>> {
  /** Heading ID: the step's ID in kebab case. */
  anchor: string;
  /** HTTP status in the recorded run. */
  status: number;
  recorded: JsonObject;
  responseHtml: string;
  responseLines?: number;
  attempts: number;
  samples: GuideSample[];
  /** Outputs that contain a secret, which are not saved. */
  secretOutputs: string[];
}

/** A call outside the steps, such as a streaming one. */
export interface GuideCallData {
  operation: GuideOperation;
  path: string;
  samples: GuideSample[];
}

/** A guide for its page: `.generated/guides/<language>/<name>.json`. */
export interface GuideData
  extends
    Shown<Omit<GuideTexts, 'undoCalls'>>,
    Pick<Guide, 'name' | 'title' | 'summary'> {
  inputs: GuideInput[];
  commandHtml: string;
  steps: GuideStepData[];
  undoCalls: RunnableCall[];
  calls: GuideCallData[];
}
