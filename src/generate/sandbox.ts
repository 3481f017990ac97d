import path from 'node:path';
import {readSource} from '../files/sourceFile';
import {buildReference} from '../reference/buildReference';
import {sandboxData} from '../reference/sandboxData';
import {faultsOf, rulesFile} from '../reference/sandboxRules';
import type {SandboxRules} from '../sandbox/model';
import type {Bundle} from './bundler';

/**
 * What the sandbox knows, as JSON.
 *
 * @throws when its rules name what the description does not define
 */
export function madeSandbox(
  siteDir: string,
  {document, sources}: Bundle,
): string {
  const source = readSource(path.join(siteDir, rulesFile), rulesFile);
  const rules = source.data as SandboxRules;
  const reference = buildReference(document, sources);
  const faults = faultsOf(rules, new Set(reference.schemas.keys()), [
    ...reference.operations.values(),
  ]).map(
    ({path: keys, message}) =>
      `${rulesFile}:${source.lineOf(keys)}: ${keys.join('.')}: ${message}`,
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return JSON.stringify(sandboxData(document, reference, rules));
}
