import type {Description} from '../description';
import {faultOfRpcName} from '../../reference/rpcNames';
import {problemAt, type Problem} from '../../files/sourceFile';
import type {ApiNames} from './names';

/**
 * An operation has a short summary, at least one error with a code of Connect,
 * and related operations that exist.
 */
export function checkOperations(
  {operations}: Description,
  names: ApiNames,
): Problem[] {
  return operations.flatMap(({source, operation}) => {
    const at = (key: string, message: string): Problem =>
      problemAt(source, ['post', key], message);
    const problems: Problem[] = [];
    const {summary, operationId} = operation;
    if (!summary || summary.length > 60 || summary.endsWith('.')) {
      problems.push(
        at('summary', 'The summary must be a phrase of up to 60 characters.'),
      );
    }
    const errors = operation['x-connect-errors'] ?? [];
    if (errors.length === 0) {
      problems.push(at('operationId', `${operationId} lists no errors.`));
    }
    for (const {code} of errors) {
      if (!names.codes.has(code)) {
        problems.push(
          at('x-connect-errors', `"${code}" is not a code of Connect.`),
        );
      }
    }
    for (const related of operation['x-related'] ?? []) {
      const fault = faultOfRpcName(names.operations, related);
      if (fault) problems.push(at('x-related', fault));
    }
    return problems;
  });
}
