import path from 'node:path';
import {readSource} from '../files/sourceFile';
import type {Reference} from '../reference/model';
import {operationsNamed} from '../reference/rpcNames';
import {rulesFile} from '../reference/sandboxRules';
import type {WrittenRules} from '../sandbox/model';

/**
 * The ids of the operations that the rules of the sandbox name: it plays what
 * they do, instead of showing an example.
 */
export function playedIn(
  siteDir: string,
  {operations}: Pick<Reference, 'operations'>,
): Set<string> {
  const all = [...operations.values()];
  const rules = readSource(path.join(siteDir, rulesFile), rulesFile)
    .data as WrittenRules;
  const named = Object.keys(rules.operations).flatMap((name) =>
    operationsNamed(all, name),
  );
  return new Set(named.map(({id}) => id));
}
