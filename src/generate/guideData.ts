import {countFoldedLines} from '../api/foldedLines';
import type {Operation} from '../api/model';
import {inlineText, renderRichText, type PageContext} from './pages/context';
import type {RichText} from '../api/richText';
import type {JsonObject} from '../calls/json';
import {getRpcName} from '../api/rpcNames';
import {createSamples} from '../api/samples';
import {getAnchor} from '../guides/guidePage';
import {createSampleCall, type SampleCall} from '../api/samples/call';
import {parseExpression, toValue} from '../guides/expressions';
import type {StepResult} from '../guides/runSteps';
import type {
  Guide,
  GuideData,
  GuideOperation,
  GuideSample,
  GuideStepData,
  Step,
} from '../guides/model';

const getOperation = (
  one: Operation,
  {reference}: PageContext,
): GuideOperation => ({
  rpc: getRpcName([...reference.operations.values()], one),
  slug: one.slug,
  title: one.summary,
  destructive: one.destructive,
  effect: one.effect,
});

/** Whether an expression refers to a secret field, or to a part of one. */
function isSecret(expression: string, secrets: readonly string[]): boolean {
  const parsed = parseExpression(expression);
  if (parsed.kind !== 'body') return false;
  const fields = parsed.keys.filter((key) => !/^\d+$/.test(key)).join('.');
  return secrets.some(
    (secret) =>
      `${secret}.`.startsWith(`${fields}.`) ||
      `${fields}.`.startsWith(`${secret}.`) ||
      fields === '',
  );
}

function createGuideSamples(
  call: SampleCall,
  {highlight}: PageContext,
): GuideSample[] {
  return createSamples(call).map(({id, label, language, code}) => ({
    id,
    label,
    language,
    html: String(highlight(code, language, '').html),
    lines: countFoldedLines(code),
  }));
}

/** Outputs of a step in the recorded run. */
function readRecordedOutputs(
  outputs: Record<string, string>,
  answer: StepResult['answer'],
): JsonObject {
  return Object.fromEntries(
    Object.entries(outputs).map(([name, expression]) => [
      name,
      toValue(parseExpression(expression), {inputs: {}, outputs: {}, answer}) ??
        '',
    ]),
  );
}

function createStepData(
  step: Step,
  operation: Operation,
  {request = {}, answer, attempts}: StepResult,
  context: PageContext,
): GuideStepData {
  const {id, path, payload, criteria, outputs, onFailure, destroys} = step;
  const secrets = operation.glance?.secrets ?? [];
  const response = JSON.stringify(answer?.body ?? null, null, 2);
  return {
    id,
    path,
    payload,
    criteria,
    outputs,
    onFailure,
    title: step.title,
    anchor: getAnchor(id),
    description: renderRichText(step.description, context),
    operation: getOperation(operation, context),
    status: answer?.status ?? 0,
    recorded: readRecordedOutputs(outputs, answer),
    responseHtml: String(context.highlight(response, 'json', '').html),
    responseLines: countFoldedLines(response),
    attempts,
    samples: createGuideSamples(
      {...createSampleCall(operation), body: request},
      context,
    ),
    expect: renderRichText(step.expect, context),
    worked: renderRichText(step.worked, context),
    failures: (step.failures ?? []).map(({code, when, then}) => ({
      code,
      when: inlineText(when, context),
      then: inlineText(then, context),
    })),
    ...(destroys !== undefined && {
      destroys: renderRichText(destroys, context),
    }),
    destructive: operation.destructive || destroys !== undefined,
    secretOutputs: Object.keys(outputs).filter((name) =>
      isSecret(outputs[name] ?? '', secrets),
    ),
  };
}

/**
 * Data of a guide page.
 *
 * @param guide in the language of the context
 * @param results of the recorded run, one for each step
 * @param command that runs the workflow in a terminal
 * @param also IDs of operations that only the text of the guide calls
 */
export function getGuideData(
  guide: Guide,
  results: readonly StepResult[],
  context: PageContext,
  command: string,
  also: readonly string[] = [],
): GuideData {
  const {name, title, summary, minutes, needs, leaves, undo} = guide;
  const {result, steps, undoCalls} = guide;
  const called = (id: string): Operation => {
    const operation = context.reference.operations.get(id);
    if (!operation) throw new Error(`Guide ${name}: no operation ${id}.`);
    return operation;
  };
  const lines = (texts: readonly string[]): RichText[][] =>
    texts.map((text) => inlineText(text, context));
  return {
    name,
    title,
    summary,
    minutes,
    needs: lines(needs),
    leaves: lines(leaves),
    undo: lines(undo),
    undoCalls: undoCalls.map(({operationId, ...call}) => {
      const operation = getOperation(called(operationId), context);
      return {...call, operation, destructive: operation.destructive};
    }),
    ...(result !== undefined && {result: inlineText(result, context)}),
    inputs: guide.inputs.map((input) => ({
      ...input,
      description: inlineText(input.description, context),
    })),
    commandHtml: String(context.highlight(command, 'bash', '').html),
    steps: steps.map((step, index) => {
      const run = results[index];
      if (!run) throw new Error(`Guide ${name}: ${step.id} did not run.`);
      return createStepData(step, called(step.operationId), run, context);
    }),
    calls: also.map(called).map((operation) => ({
      operation: getOperation(operation, context),
      path: operation.path,
      samples: createGuideSamples(createSampleCall(operation), context),
    })),
  };
}
