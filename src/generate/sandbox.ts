import path from 'node:path';
import {readSource} from '../files/sourceFile';
import {buildReference} from '../reference/buildReference';
import {sandboxData} from '../reference/sandboxData';
import {faultsOf, rulesFile} from '../reference/sandboxRules';
import type {SandboxData, WrittenRules} from '../sandbox/model';
import type {Locale} from '../site';
import type {Bundle} from './bundler';
import {writeFile} from './folder';
import {staticFolder} from './paths';

/**
 * What the sandbox knows.
 *
 * @throws when its rules name what the description does not define
 */
export function sandboxOf(
  siteDir: string,
  {document, sources}: Bundle,
): SandboxData {
  const source = readSource(path.join(siteDir, rulesFile), rulesFile);
  const rules = source.data as WrittenRules;
  const reference = buildReference(document, sources);
  const faults = faultsOf(rules, new Set(reference.schemas.keys()), [
    ...reference.operations.values(),
  ]).map(
    ({path: keys, message}) =>
      `${rulesFile}:${source.lineOf(keys)}: ${keys.join('.')}: ${message}`,
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return sandboxData(document, reference, rules);
}

/** Writes what the sandbox knows, as `sandbox.json` of some locales. */
export function writeSandbox(
  siteDir: string,
  locales: readonly Locale[],
  sandbox: SandboxData,
): void {
  const data = JSON.stringify(sandbox);
  for (const locale of locales) {
    const folder = path.join(siteDir, staticFolder(locale));
    writeFile(path.join(folder, 'sandbox.json'), data);
  }
}
