import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {loadReference, readBundle} from '../reference/loadReference';
import {bareSchemas, operationData} from '../reference/operationData';
import {staticFolder} from '../reference/paths';
import type {Locale} from '../site';

/** Writes the data of each operation for the send-request panel of a locale. */
export function writeOperations(siteDir: string, locale: Locale): void {
  const folder = `${staticFolder(locale)}/operations`;
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const bare = bareSchemas(readBundle(siteDir, locale));
  for (const operation of loadReference(siteDir, locale).operations.values()) {
    const data = JSON.stringify(operationData(operation, bare));
    writeFileSync(`${folder}/${operation.slug}.json`, data);
  }
}
