import {parseCriterion, type Criterion, isSearch} from '../../guides/criteria';
import {
  parseExpression,
  type Expression,
  findExpressionsIn,
} from '../../guides/expressions';
import type {
  ArazzoCriterion,
  ArazzoStep,
  ArazzoWorkflow,
} from '../../guides/arazzo';
import {placeIn, type Path} from '../api';
import type {GuideRule} from '../rule';

const listExpressions = ({condition, list}: Criterion): Expression[] => [
  ...(list ? [{kind: 'body', keys: list} as const] : []),
  ...condition
    .flat()
    .flatMap(({left, right}) => [left, right])
    .filter((operand) => typeof operand === 'object')
    .filter((operand) => operand.kind !== 'entry'),
];

interface Use {
  at: Path;
  read: () => Expression[];
  /** Whether the expression may refer to the step's response. */
  afterCall: boolean;
}

function findCriterionUse({
  condition,
  context,
  type,
}: ArazzoCriterion): Expression[] {
  const isPath = type === 'jsonpath';
  if (isPath !== isSearch(condition) || isPath !== (context !== undefined)) {
    throw new Error(
      `"${condition}" must have "type: jsonpath" and "context: $response.body" if it is a JSONPath, and neither if it is not.`,
    );
  }
  return listExpressions(parseCriterion(condition));
}

function getUses({
  requestBody,
  successCriteria = [],
  onFailure = [],
  outputs = {},
}: ArazzoStep): Use[] {
  const criteria = (all: readonly ArazzoCriterion[], at: Path): Use[] =>
    all.map((criterion, index) => ({
      at: [...at, index],
      read: () => findCriterionUse(criterion),
      afterCall: true,
    }));
  return [
    {
      at: ['requestBody', 'payload'],
      read: () => findExpressionsIn(requestBody?.payload ?? {}),
      afterCall: false,
    },
    ...criteria(successCriteria, ['successCriteria']),
    ...onFailure.flatMap(({criteria: all = []}, index) =>
      criteria(all, ['onFailure', index, 'criteria']),
    ),
    ...Object.entries(outputs).map(([name, text]) => ({
      at: ['outputs', name],
      read: () => [parseExpression(text)],
      afterCall: true,
    })),
  ];
}

function getFault(
  expression: Expression,
  inputs: ReadonlySet<string>,
  outputs: ReadonlyMap<string, ReadonlySet<string>>,
  afterCall: boolean,
): string | undefined {
  switch (expression.kind) {
    case 'input':
      return inputs.has(expression.name)
        ? undefined
        : `there is no input "${expression.name}". The inputs are: ${[...inputs].join(', ')}.`;
    case 'output': {
      const known = outputs.get(expression.step);
      if (!known) {
        return `no earlier step is "${expression.step}". The earlier ones are: ${[...outputs.keys()].join(', ')}.`;
      }
      return known.has(expression.name)
        ? undefined
        : `step ${expression.step} has no output "${expression.name}". Its outputs are: ${[...known].join(', ')}.`;
    }
    default:
      return afterCall ? undefined : 'a request cannot name its own response.';
  }
}

function findInputFaults(
  {inputs}: ArazzoWorkflow,
  used: ReadonlySet<string>,
): [at: Path, message: string][] {
  const {properties = {}, required = []} = inputs ?? {};
  return [
    ...required
      .filter((name) => !Object.hasOwn(properties, name))
      .map((name): [Path, string] => [
        ['inputs', 'required'],
        `There is no input "${name}".`,
      ]),
    ...Object.entries(properties).flatMap(([name, {type, default: value}]) => {
      const is = typeof value === 'number' ? 'integer' : typeof value;
      return [
        !used.has(name) && `No step uses the input "${name}".`,
        required.includes(name) &&
          (value === undefined || value === '') &&
          `The input "${name}" is required and has no default: the guide must run with no input given.`,
        value !== undefined &&
          is !== type &&
          `The default of the input "${name}" is no ${type}.`,
      ].flatMap((message): [Path, string][] =>
        message ? [[['inputs', 'properties', name], message]] : [],
      );
    }),
  ];
}

/** Checks the result sentence, which may refer only to outputs. */
function findResultFaults(
  result: string,
  outputs: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  try {
    const expressions = findExpressionsIn(result);
    if (expressions.length === 0) {
      return ['it names no output, as {$steps.<id>.outputs.<name>}.'];
    }
    return expressions.flatMap((expression) =>
      expression.kind === 'output'
        ? (getFault(expression, new Set(), outputs, false) ?? [])
        : ['it may name outputs alone: inputs change after a run.'],
    );
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Expressions must be valid, and all inputs must be used. */
export const guideExpressions: GuideRule =
  () =>
  ({workflows: [workflow]}, {location, report}) => {
    const inputs = new Set(Object.keys(workflow.inputs?.properties ?? {}));
    const outputs = new Map<string, ReadonlySet<string>>();
    const used = new Set<string>();
    const reportAt = (at: Path, message: string): void =>
      report({location: placeIn(location, ['workflows', 0, ...at]), message});
    workflow.steps.forEach((step, index) => {
      for (const {at, read, afterCall} of getUses(step)) {
        const reportUse = (fault: string): void =>
          reportAt(['steps', index, ...at], `Step ${step.stepId}: ${fault}`);
        try {
          for (const expression of read()) {
            if (expression.kind === 'input') used.add(expression.name);
            const fault = getFault(expression, inputs, outputs, afterCall);
            if (fault) reportUse(fault);
          }
        } catch (error) {
          reportUse((error as Error).message);
        }
      }
      outputs.set(step.stepId, new Set(Object.keys(step.outputs ?? {})));
    });
    const {result, undoCalls = []} = workflow['x-guide'];
    undoCalls.forEach(({payload}, index) => {
      const at = ['x-guide', 'undoCalls', index, 'payload'];
      try {
        for (const expression of findExpressionsIn(payload)) {
          const fault = getFault(expression, inputs, outputs, false);
          if (fault) reportAt(at, `Undo: ${fault}`);
        }
      } catch (error) {
        reportAt(at, `Undo: ${(error as Error).message}`);
      }
    });
    if (result !== undefined) {
      for (const fault of findResultFaults(result, outputs)) {
        reportAt(['x-guide', 'result'], `The result: ${fault}`);
      }
    }
    for (const [at, message] of findInputFaults(workflow, used)) {
      reportAt(at, message);
    }
  };
