import {faultsOf} from '../../reference/sandboxRules';
import type {WrittenRules} from '../../sandbox/model';
import type {Description} from '../description';
import {problemAt, type Problem} from '../../files/sourceFile';
import {operationName} from './names';

/** The rules of the sandbox name schemas, operations and errors that exist. */
export function checkSandbox(description: Description): Problem[] {
  const {sandbox, schemas} = description;
  const rules = sandbox.data as Partial<WrittenRules>;
  return faultsOf(
    {objects: {}, operations: {}, ...rules},
    new Set(schemas.map(({name}) => name)),
    description.operations.map((one) => ({
      ...operationName(one),
      errors: one.operation['x-connect-errors'] ?? [],
    })),
  ).map(({path, message}) => problemAt(sandbox, path, message));
}
