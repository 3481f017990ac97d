import path from 'node:path';
import type {Reference} from '../reference/model';
import type {OpenApiDocument} from '../reference/openapi';
import {bareSchemas, operationData} from '../reference/operationData';
import type {Locale} from '../site';
import {writeFolder} from './folder';
import {staticFolder} from './paths';

/** Writes the data of each operation for the send-request panel of a locale. */
export function writeOperations(
  siteDir: string,
  locale: Locale,
  document: OpenApiDocument,
  {operations}: Reference,
): void {
  const bare = bareSchemas(document);
  const files = [...operations.values()].map((operation): [string, string] => [
    `${operation.slug}.json`,
    JSON.stringify(operationData(operation, bare)),
  ]);
  const folder = path.join(siteDir, staticFolder(locale), 'operations');
  writeFolder(folder, '.json', new Map(files));
}
