import {translate} from '@docusaurus/Translate';
import type {Problem} from './problem';

/** How many problems there are, in words. */
export function formatProblemCount(problems: Problem[]): string {
  const errors = problems.filter(({isError}) => isError).length;
  return countText(errors, problems.length - errors);
}

/** Numbers of errors and of remarks that are no errors, in words. */
export function countText(errors: number, notes: number): string {
  if (errors > 0 && notes > 0) {
    return translate(
      {
        id: 'tryIt.problems.both',
        message: 'Errors in the body: {errors}. Notes: {notes}.',
        description: 'Numbers of errors and of remarks that are no errors',
      },
      {errors, notes},
    );
  }
  if (errors > 0) {
    return translate(
      {
        id: 'tryIt.problems.errors',
        message: 'Errors in the body: {errors}.',
        description: 'Number of errors in the body',
      },
      {errors},
    );
  }
  if (notes > 0) {
    return translate(
      {
        id: 'tryIt.problems.notes',
        message: 'Notes on the body: {notes}.',
        description: 'Number of remarks on the body that are no errors',
      },
      {notes},
    );
  }
  return translate({
    id: 'tryIt.problems.none',
    message: 'The body fits the schema.',
    description: 'Below a body with nothing wrong',
  });
}
