import {findDiagramsIn} from '../../api/diagrams/fences';
import type {LabelsOf} from './drawnLabels';
import type {Translation} from './translation';

/** The parts of `CreateFacility, AddFacilityUnits` and `CreatePool (replicated)`. */
const getParts = (label: string): string[] =>
  label
    .split(/[,()、，]/)
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Labels of the Mermaid diagrams of a translation that stay English without a
 * reason.
 *
 * @param names that are the same in both languages
 */
export function findUntranslatedLabels(
  {english = '', text}: Translation,
  names: ReadonlySet<string>,
  labelsOf: LabelsOf,
): string[] {
  if (!text.includes('```mermaid')) return [];
  const labels = findDiagramsIn(text).flatMap(labelsOf);
  return [...new Set(labels)]
    .filter(
      (label) =>
        /\p{Letter}/u.test(label) &&
        english.includes(label) &&
        !getParts(label).every((part) => names.has(part)),
    )
    .map(
      (label) =>
        `the label "${label}" of a diagram is English, and no operation, field or value: translate it.`,
    );
}
