import {readFileSync, writeFileSync} from 'node:fs';
import {parse} from 'yaml';
import {loadReference, readBundle} from '../reference/loadReference';
import {staticFolder} from '../reference/paths';
import {sandboxData} from '../reference/sandboxData';
import {faultsOf, rulesFile} from '../reference/sandboxRules';
import type {SandboxRules} from '../sandbox/model';
import type {Locale} from '../site';

/**
 * Writes what the sandbox knows, as `sandbox.json` of each locale.
 *
 * @throws when the rules name what the description does not define
 */
export function writeSandbox(siteDir: string, locales: Locale[]): void {
  const rules = parse(readFileSync(rulesFile, 'utf8')) as SandboxRules;
  const reference = loadReference(siteDir);
  const faults = faultsOf(rules, new Set(reference.schemas.keys()), [
    ...reference.operations.values(),
  ]);
  if (faults.length > 0) {
    throw new Error(
      faults
        .map(({path, message}) => `${rulesFile}: ${path.join('.')}: ${message}`)
        .join('\n'),
    );
  }
  const data = sandboxData(readBundle(siteDir), reference, rules);
  for (const locale of locales) {
    writeFileSync(`${staticFolder(locale)}/sandbox.json`, JSON.stringify(data));
  }
}
