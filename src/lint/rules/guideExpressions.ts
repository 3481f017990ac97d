import {parseCriterion} from '../../guides/criteria';
import {
  parseExpression,
  type Expression,
  findExpressionsIn,
} from '../../guides/expressions';
import type {ArazzoWorkflow} from '../../guides/arazzo';
import {walk, type Path} from '../api';

function listExpressions(criterion: string): Expression[] {
  const {condition, list} = parseCriterion(criterion);
  return [
    ...(list ? [{kind: 'body', keys: list} as const] : []),
    ...condition
      .flat()
      .flatMap(({left, right}) => [left, right])
      .filter((operand) => typeof operand === 'object')
      .filter((operand) => operand.kind !== 'entry'),
  ];
}

/** How the expressions of a text are read; `undefined` if it has none. */
function getReader(path: Path): ((text: string) => Expression[]) | undefined {
  if (path.includes('payload') || path[0] === 'result')
    return findExpressionsIn;
  if (path.at(-1) === 'condition') return listExpressions;
  return path[0] === 'outputs' ? (text) => [parseExpression(text)] : undefined;
}

interface Known {
  inputs: ReadonlySet<string>;
  /** Outputs of the earlier steps. */
  outputs: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Explains why an expression has no value.
 *
 * @param isRequest whether the call has no response yet
 */
function getFault(
  expression: Expression,
  {inputs, outputs}: Known,
  isRequest: boolean,
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
      return isRequest ? 'a request cannot name its own response.' : undefined;
  }
}

type Found = Iterable<[at: Path, message: string]>;

/** Expressions must be valid, and all inputs must be used. */
export function* findGuideExpressionFaults(workflow: ArazzoWorkflow): Found {
  const {properties = {}, required = []} = workflow.inputs ?? {};
  const inputs = new Set(Object.keys(properties));
  const outputs = new Map<string, ReadonlySet<string>>();
  const used = new Set<string>();

  function* findFaults(part: unknown, subject: string, at: Path): Found {
    for (const [text, path] of walk(part)) {
      const read = getReader(path);
      if (typeof text !== 'string' || !read) continue;
      const isRequest = read === findExpressionsIn;
      try {
        for (const expression of read(text)) {
          if (expression.kind === 'input') used.add(expression.name);
          const fault = getFault(expression, {inputs, outputs}, isRequest);
          if (fault) yield [[...at, ...path], `${subject}: ${fault}`];
        }
      } catch (error) {
        yield [[...at, ...path], `${subject}: ${(error as Error).message}`];
      }
    }
  }

  for (const [index, step] of workflow.steps.entries()) {
    yield* findFaults(step, `Step ${step.stepId}`, ['steps', index]);
    outputs.set(step.stepId, new Set(Object.keys(step.outputs ?? {})));
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
  const {result, undoCalls} = workflow['x-guide'];
  yield* findFaults({undoCalls}, 'Undo', ['x-guide']);
  yield* findFaults({result}, 'The result', ['x-guide']);
}
