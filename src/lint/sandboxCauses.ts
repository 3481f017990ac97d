import type {OperationRule} from '../sandbox/model';
import type {OperationError} from '../api/openapi';
import {walk, type Path} from './api';

/** Documented errors whose cause begins with these words. */
export const getErrorsOfCause = (
  errors: readonly OperationError[],
  words: string,
): OperationError[] =>
  errors.filter(({description}) => description.startsWith(words));

const causeAt = /^(?:missing|taken|causes\.[^.]+|refused\.\d+\.cause)$/;

/** Causes that a rule names, with their paths in it. */
export const findCauses = (
  rule: OperationRule<string>,
): [words: string, path: Path][] =>
  [...walk(rule)].flatMap(([words, path]) =>
    typeof words === 'string' && causeAt.test(path.join('.'))
      ? [[words, path]]
      : [],
  );
