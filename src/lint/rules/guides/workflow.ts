import {guideNameOf} from '../../../guides/places';
import type {
  ArazzoCriterion,
  ArazzoStep,
  ArazzoWorkflow,
} from '../../../guides/written';
import type {SourceFile} from '../../../files/sourceFile';

/** Keys and indexes that lead to a part of a file. */
export type Path = readonly (string | number)[];

/** The workflow of a file that has the form of one. */
export const workflowPath: Path = ['workflows', 0];

export const workflowOf = ({data}: SourceFile): ArazzoWorkflow =>
  (data as {workflows: [ArazzoWorkflow]}).workflows[0];

/** Name of the guide of a file. */
export const nameOf = ({file}: SourceFile): string => guideNameOf(file) ?? file;

/** The steps of a file, each with its place. */
export const stepsOf = (source: SourceFile): {step: ArazzoStep; at: Path}[] =>
  workflowOf(source).steps.map((step, index) => ({
    step,
    at: [...workflowPath, 'steps', index],
  }));

/** The criteria of a step, each with its place: of success, then of failures. */
export function criteriaOf(
  {successCriteria = [], onFailure = []}: ArazzoStep,
  at: Path,
): {criterion: ArazzoCriterion; at: Path}[] {
  const placed = (criteria: readonly ArazzoCriterion[], place: Path) =>
    criteria.map((criterion, index) => ({criterion, at: [...place, index]}));
  return [
    ...placed(successCriteria, [...at, 'successCriteria']),
    ...onFailure.flatMap(({criteria = []}, index) =>
      placed(criteria, [...at, 'onFailure', index, 'criteria']),
    ),
  ];
}
