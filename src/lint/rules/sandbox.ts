import {faultsOf} from '../../reference/sandboxRules';
import type {SandboxRules} from '../../sandbox/model';
import type {Description} from '../description';
import {problemAt, type Problem} from '../../files/sourceFile';
import {operationNames} from './names';

/** The rules of the sandbox name schemas and operations that exist. */
export function checkSandbox(description: Description): Problem[] {
  const {sandbox, schemas} = description;
  const {objects = {}, operations = {}} = sandbox.data as Partial<SandboxRules>;
  return faultsOf(
    {objects, operations},
    new Set(schemas.map(({name}) => name)),
    operationNames(description),
  ).map(({path, message}) => problemAt(sandbox, path, message));
}
