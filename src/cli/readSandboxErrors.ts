import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readJson} from '../api/files/readJson';
import {loadReference} from '../generate/loadReference';
import {getStaticFolder} from '../generate/paths';
import type {SandboxData} from '../sandbox/model';
import {defaultLocale} from '../site';
import {
  collectCauses,
  listKnown,
  findWrittenFaults,
} from '../sandboxErrors/causes';
import {judge, type Judged} from '../sandboxErrors/judge';
import {errorsFile, type WrittenErrors} from '../sandboxErrors/model';

/**
 * Every cause of every page, tried in the sandbox that `npm run api` made.
 *
 * @throws when the file names what no page lists
 */
export async function judgeCauses(siteDir: string): Promise<Judged[]> {
  const file = `${getStaticFolder(defaultLocale)}/sandbox.json`;
  const data = readJson(path.join(siteDir, file)) as SandboxData;
  const written = parse(
    readFileSync(path.join(siteDir, errorsFile), 'utf8'),
  ) as WrittenErrors;
  const causes = collectCauses(loadReference(siteDir));
  const faults = findWrittenFaults(causes, written);
  if (faults.length > 0) {
    throw new Error(faults.map((one) => `${errorsFile}: ${one}`).join('\n'));
  }
  return judge(listKnown(causes, written, data), data);
}
