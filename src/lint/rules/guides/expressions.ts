import {
  expressionsOfCriterion,
  parseCriterion,
} from '../../../guides/engine/criterion';
import {
  parseExpression,
  type Expression,
} from '../../../guides/engine/expression';
import {isSearch} from '../../../guides/engine/search';
import {expressionsIn} from '../../../guides/engine/template';
import type {ArazzoCriterion, ArazzoStep} from '../../../guides/written';
import {
  problemAt,
  type Problem,
  type SourceFile,
} from '../../../files/sourceFile';
import {
  criteriaOf,
  stepsOf,
  workflowOf,
  workflowPath,
  type Path,
} from './workflow';

/** A text with expressions, and what it may name. */
interface Use {
  at: Path;
  read: () => Expression[];
  /** Whether the response of the step may be named. */
  afterCall: boolean;
}

function criterionUse({
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
  return expressionsOfCriterion(parseCriterion(condition));
}

function usesOf(step: ArazzoStep, at: Path): Use[] {
  const {requestBody, outputs = {}} = step;
  return [
    {
      at: [...at, 'requestBody', 'payload'],
      read: () => expressionsIn(requestBody?.payload ?? {}),
      afterCall: false,
    },
    ...criteriaOf(step, at).map(({criterion, at: place}): Use => ({
      at: place,
      read: () => criterionUse(criterion),
      afterCall: true,
    })),
    ...Object.entries(outputs).map(([name, text]): Use => ({
      at: [...at, 'outputs', name],
      read: () => [parseExpression(text)],
      afterCall: true,
    })),
  ];
}

/** Why an expression leads nowhere. */
function faultOf(
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

function inputProblems(
  source: SourceFile,
  used: ReadonlySet<string>,
): Problem[] {
  const {inputs: {properties = {}, required = []} = {}} = workflowOf(source);
  const at = (...path: string[]): Path => [...workflowPath, 'inputs', ...path];
  return [
    ...required
      .filter((name) => !Object.hasOwn(properties, name))
      .map((name) =>
        problemAt(source, at('required'), `There is no input "${name}".`),
      ),
    ...Object.entries(properties).flatMap(([name, {type, default: value}]) => {
      const is = typeof value === 'number' ? 'integer' : typeof value;
      return [
        ...(used.has(name) ? [] : [`No step uses the input "${name}".`]),
        ...(required.includes(name) && (value === undefined || value === '')
          ? [
              `The input "${name}" is required and has no default: the guide must run with no input given.`,
            ]
          : []),
        ...(value !== undefined && is !== type
          ? [`The default of the input "${name}" is no ${type}.`]
          : []),
      ].map((message) => problemAt(source, at('properties', name), message));
    }),
  ];
}

/**
 * Every expression can be read, and leads to an input, to an output of an
 * earlier step or to the response of its own; every input is used.
 */
export function checkExpressions(source: SourceFile): Problem[] {
  const {inputs} = workflowOf(source);
  const names = new Set(Object.keys(inputs?.properties ?? {}));
  const outputs = new Map<string, ReadonlySet<string>>();
  const used = new Set<string>();
  const problems: Problem[] = [];
  for (const {step, at} of stepsOf(source)) {
    for (const {at: place, read, afterCall} of usesOf(step, at)) {
      const report = (message: string): void => {
        problems.push(
          problemAt(source, place, `Step ${step.stepId}: ${message}`),
        );
      };
      try {
        for (const expression of read()) {
          if (expression.kind === 'input') used.add(expression.name);
          const fault = faultOf(expression, names, outputs, afterCall);
          if (fault) report(fault);
        }
      } catch (error) {
        report((error as Error).message);
      }
    }
    outputs.set(step.stepId, new Set(Object.keys(step.outputs ?? {})));
  }
  return [...problems, ...inputProblems(source, used)];
}
