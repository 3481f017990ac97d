import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Reference} from '../reference/model';
import type {OpenApiDocument} from '../reference/openapi';
import {sandboxData} from '../reference/sandboxData';
import {faultsOf, rulesFile} from '../reference/sandboxRules';
import type {SandboxRules} from '../sandbox/model';
import type {Locale} from '../site';
import {writeFile} from './folder';
import {staticFolder} from './paths';

/**
 * What the sandbox knows.
 *
 * @param reference of the description, in English
 * @throws when the rules name what the description does not define
 */
export function madeSandbox(
  siteDir: string,
  document: OpenApiDocument,
  reference: Reference,
): string {
  const rules = parse(
    readFileSync(path.join(siteDir, rulesFile), 'utf8'),
  ) as SandboxRules;
  const faults = faultsOf(rules, new Set(reference.schemas.keys()), [
    ...reference.operations.values(),
  ]);
  if (faults.length > 0) {
    throw new Error(
      faults
        .map(
          ({path: keys, message}) =>
            `${rulesFile}: ${keys.join('.')}: ${message}`,
        )
        .join('\n'),
    );
  }
  return JSON.stringify(sandboxData(document, reference, rules));
}

/** Writes what the sandbox knows, as `sandbox.json` of a locale. */
export const writeSandbox = (
  siteDir: string,
  locale: Locale,
  data: string,
): void =>
  writeFile(path.join(siteDir, staticFolder(locale), 'sandbox.json'), data);
