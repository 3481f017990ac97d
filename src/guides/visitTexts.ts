import type {ArazzoDocument} from './written';

/**
 * Gets every text of a workflow that a reader sees, with a few words on what it
 * is, and gives what stands in its place.
 */
export type GuideTextVisitor = (text: string, context: string) => string;

const all = (
  texts: readonly string[],
  context: string,
  visit: GuideTextVisitor,
): string[] => texts.map((text) => visit(text, context));

type Workflow = ArazzoDocument['workflows'][number];
type WrittenStep = Workflow['steps'][number];

function visitStep(step: WrittenStep, visit: GuideTextVisitor): WrittenStep {
  const {stepId, description, 'x-step': more} = step;
  const see = (text: string, what: string): string =>
    visit(text, `step ${stepId}, ${what}`);
  const {title, expect, worked, failures, destroys} = more;
  return {
    ...step,
    description: see(description, 'description'),
    'x-step': {
      ...more,
      title: see(title, 'title'),
      expect: see(expect, 'expect'),
      worked: see(worked, 'worked'),
      ...(failures && {
        failures: failures.map((failure) => ({
          ...failure,
          when: see(failure.when, `when ${failure.code} comes`),
          then: see(failure.then, `what to do about ${failure.code}`),
        })),
      }),
      ...(destroys !== undefined && {destroys: see(destroys, 'destroys')}),
    },
  };
}

function visitWorkflow(workflow: Workflow, visit: GuideTextVisitor): Workflow {
  const {summary, 'x-guide': guide, inputs, steps} = workflow;
  return {
    ...workflow,
    ...(summary !== undefined && {summary: visit(summary, 'summary')}),
    'x-guide': {
      ...guide,
      needs: all(guide.needs, 'needs', visit),
      leaves: all(guide.leaves, 'leaves', visit),
      undo: all(guide.undo, 'undo', visit),
    },
    ...(inputs && {
      inputs: {
        ...inputs,
        properties: Object.fromEntries(
          Object.entries(inputs.properties).map(([name, input]) => [
            name,
            {...input, description: visit(input.description, `input ${name}`)},
          ]),
        ),
      },
    }),
    steps: steps.map((step) => visitStep(step, visit)),
  };
}

/** A copy of a workflow file in which every text is replaced. */
export function visitGuideTexts(
  document: ArazzoDocument,
  visit: GuideTextVisitor,
): ArazzoDocument {
  const {info, workflows} = document;
  return {
    ...document,
    info: {
      ...info,
      title: visit(info.title, 'title of the page'),
      summary: visit(info.summary, 'description of the page'),
    },
    workflows: [visitWorkflow(workflows[0], visit)],
  };
}
