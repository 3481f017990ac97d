import camelCase from 'lodash/camelCase';
import {
  problemAt,
  type Problem,
  type SourceFile,
} from '../../../files/sourceFile';
import type {Description} from '../../description';
import {checkExpressions} from './expressions';
import {checkInputs} from './inputs';
import {checkSteps} from './steps';
import {nameOf, workflowOf, workflowPath} from './workflow';

function nameProblems(source: SourceFile): Problem[] {
  const name = nameOf(source);
  const {workflowId} = workflowOf(source);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    return [
      problemAt(
        source,
        [],
        'The name of the file is the address of the page: small letters, digits and hyphens, then ".arazzo.yaml".',
      ),
    ];
  }
  return workflowId === camelCase(name)
    ? []
    : [
        problemAt(
          source,
          [...workflowPath, 'workflowId'],
          `workflowId must be ${camelCase(name)}, as the file is named.`,
        ),
      ];
}

/**
 * Checks the names, inputs, steps and expressions of guides.
 *
 * @param workflows that have the form of one
 */
export const checkGuides = (
  workflows: readonly SourceFile[],
  description: Description,
): Problem[] =>
  workflows.flatMap((source) => [
    ...nameProblems(source),
    ...checkInputs(source),
    ...checkSteps(source, description),
    ...checkExpressions(source),
  ]);
