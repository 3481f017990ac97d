import pick from 'es-toolkit/compat/pick';
import {stringify} from 'yaml';
import {countFoldedLines} from '../api/foldedLines';
import type {Operation} from '../api/model';
import {getRpcName} from '../api/rpcNames';
import {createSamples} from '../api/samples';
import {createSampleCall, type SampleCall} from '../api/samples/call';
import {workflowEnding} from '../guides/arazzo';
import {parseExpression} from '../guides/expressions';
import {getAnchor} from '../guides/guidePage';
import type {
  GuideData,
  GuideOperation,
  GuideSample,
  GuideStepData,
  Step,
} from '../guides/model';
import type {StepResult} from '../guides/runSteps';
import {getLocaleAddress} from '../site';
import {getPlatforms} from './downloads/platforms';
import {writeFolder} from './folder';
import type {LocalGuide} from './guides';
import type {LocalSite} from './locale';
import {inlineText, showTexts, type PageContext} from './pages/context';
import {getFoldedBlock} from './pages/samplesData';
import {getGuidesFolder, getStaticFolder} from './paths';
import type {SimulatedGuides} from './sandbox';

const getOperation = (
  one: Operation,
  {reference}: PageContext,
): GuideOperation => ({
  rpc: getRpcName([...reference.operations.values()], one),
  slug: one.slug,
  title: one.summary,
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

const createGuideSamples = (
  call: SampleCall,
  context: PageContext,
): GuideSample[] =>
  createSamples(call).map(({id, label, language, code}) => ({
    id,
    label,
    ...getFoldedBlock(code, language, context),
    language,
  }));

function createStepData(
  step: Step,
  operation: Operation,
  run: StepResult,
  context: PageContext,
): GuideStepData {
  const {request = {}, answer, attempts} = run;
  const secrets = operation['x-behavior']?.secrets ?? [];
  const response = JSON.stringify(answer?.body ?? null, null, 2);
  return {
    ...pick(step, 'id', 'path', 'payload', 'criteria', 'outputs', 'onFailure'),
    ...showTexts(
      pick(step, 'title', 'description', 'expect', 'worked', 'destroys'),
      context,
    ),
    failures: showTexts(step.failures ?? [], context),
    anchor: getAnchor(step.id),
    operation: getOperation(operation, context),
    status: answer?.status ?? 0,
    recorded: run.status === 'done' ? run.outputs : {},
    responseHtml: context.highlight(response, 'json').html,
    responseLines: countFoldedLines(response),
    attempts,
    samples: createGuideSamples(
      {...createSampleCall(operation), body: request},
      context,
    ),
    effect: step.destroys === undefined ? operation.effect : 'destroys',
    secretOutputs: Object.keys(step.outputs).filter((name) =>
      isSecret(step.outputs[name] ?? '', secrets),
    ),
  };
}

/** Command that runs a published workflow against the sandbox. */
const getCommand = (
  {guide, document}: LocalGuide,
  {locale, document: description}: LocalSite,
): string => {
  const {sandbox} = getPlatforms(description);
  const [source] = document.sourceDescriptions;
  return `npx @redocly/cli respect ${getLocaleAddress(locale)}workflows/${guide.name}${workflowEnding} --server ${source?.name}=${sandbox}`;
};

/**
 * Data of a guide page.
 *
 * @param results of the recorded run, one for each step
 */
function getGuideData(
  workflow: LocalGuide,
  results: readonly StepResult[],
  context: LocalSite,
): GuideData {
  const {guide, also} = workflow;
  const {name, steps, undoCalls} = guide;
  const called = (id: string): Operation => {
    const operation = context.reference.operations.get(id);
    if (!operation) throw new Error(`Guide ${name}: no operation ${id}.`);
    return operation;
  };
  return {
    ...pick(guide, 'name', 'title', 'summary', 'minutes'),
    ...showTexts(pick(guide, 'needs', 'leaves', 'undo', 'result'), context),
    undoCalls: undoCalls.map(({operationId, ...call}) => {
      const operation = getOperation(called(operationId), context);
      return {...call, operation, effect: operation.effect};
    }),
    inputs: guide.inputs.map((input) => ({
      ...input,
      description: inlineText(input.description, context),
    })),
    commandHtml: context.highlight(getCommand(workflow, context), 'bash').html,
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

/** Writes the page data and the published workflows of a locale's guides. */
export function writeGuides(site: LocalSite, simulated: SimulatedGuides): void {
  const {locale, workflows} = site;
  const data = workflows.map((one): [string, string] => {
    const results = simulated.get(one.guide.name) ?? [];
    const text = JSON.stringify(getGuideData(one, results, site));
    return [`${one.guide.name}.json`, text];
  });
  writeFolder(getGuidesFolder(locale), '.json', new Map(data));
  const published = workflows.map(({guide, document}): [string, string] => [
    guide.name + workflowEnding,
    stringify(document, {lineWidth: 0, aliasDuplicateObjects: false}),
  ]);
  const folder = `${getStaticFolder(locale)}/workflows`;
  writeFolder(folder, workflowEnding, new Map(published));
}
