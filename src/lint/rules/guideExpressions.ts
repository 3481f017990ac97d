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
import type {Path} from '../api';

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

type Found = Iterable<[at: Path, message: string]>;

function* findInputFaults(
  {inputs}: ArazzoWorkflow,
  used: ReadonlySet<string>,
): Found {
  const {properties = {}, required = []} = inputs ?? {};
  for (const name of required) {
    if (Object.hasOwn(properties, name)) continue;
    yield [['inputs', 'required'], `There is no input "${name}".`];
  }
  for (const [name, {default: value = ''}] of Object.entries(properties)) {
    const at = ['inputs', 'properties', name];
    if (!used.has(name)) yield [at, `No step uses the input "${name}".`];
    if (required.includes(name) && value === '') {
      yield [
        at,
        `The input "${name}" is required and has no default: the guide must run with no input given.`,
      ];
    }
  }
}

/** Checks the result sentence, which may refer only to outputs. */
function* findResultFaults(
  result: string,
  outputs: ReadonlyMap<string, ReadonlySet<string>>,
): Iterable<string> {
  const expressions = findExpressionsIn(result);
  if (expressions.length === 0) {
    yield 'it names no output, as {$steps.<id>.outputs.<name>}.';
  }
  for (const expression of expressions) {
    const fault =
      expression.kind === 'output'
        ? getFault(expression, new Set(), outputs, false)
        : 'it may name outputs alone: inputs change after a run.';
    if (fault) yield fault;
  }
}

/** The faults, and the message if an expression cannot be parsed. */
function* withSyntaxFault(find: () => Iterable<string>): Iterable<string> {
  try {
    yield* find();
  } catch (error) {
    yield (error as Error).message;
  }
}

/** Expressions must be valid, and all inputs must be used. */
export function* findGuideExpressionFaults(workflow: ArazzoWorkflow): Found {
  const inputs = new Set(Object.keys(workflow.inputs?.properties ?? {}));
  const outputs = new Map<string, ReadonlySet<string>>();
  const used = new Set<string>();
  const findFaults = (
    read: () => readonly Expression[],
    afterCall = false,
  ): Iterable<string> =>
    withSyntaxFault(() =>
      read().flatMap((expression) => {
        if (expression.kind === 'input') used.add(expression.name);
        return getFault(expression, inputs, outputs, afterCall) ?? [];
      }),
    );
  for (const [index, step] of workflow.steps.entries()) {
    for (const {at, read, afterCall} of getUses(step)) {
      for (const fault of findFaults(read, afterCall)) {
        yield [['steps', index, ...at], `Step ${step.stepId}: ${fault}`];
      }
    }
    outputs.set(step.stepId, new Set(Object.keys(step.outputs ?? {})));
  }
  yield* findInputFaults(workflow, used);
  const {result, undoCalls = []} = workflow['x-guide'];
  for (const [index, {payload}] of undoCalls.entries()) {
    for (const fault of findFaults(() => findExpressionsIn(payload))) {
      yield [['x-guide', 'undoCalls', index, 'payload'], `Undo: ${fault}`];
    }
  }
  if (result === undefined) return;
  for (const fault of withSyntaxFault(() =>
    findResultFaults(result, outputs),
  )) {
    yield [['x-guide', 'result'], `The result: ${fault}`];
  }
}
