import path from 'node:path';
import type {Reference} from '../reference/model';
import type {OpenApiDocument} from '../reference/openapi';
import {bareSchemas, operationData} from '../reference/operationData';
import type {Locale} from '../site';
import {writeFolder} from './folder';
import {staticFolder} from './paths';
import {playedIn} from './played';

/** Writes the data of each operation for the send-request panel of a locale. */
export function writeOperations(
  siteDir: string,
  locale: Locale,
  document: OpenApiDocument,
  reference: Reference,
): void {
  const bare = bareSchemas(document);
  const played = playedIn(siteDir, reference);
  const files = [...reference.operations.values()].map(
    (operation): [string, string] => [
      `${operation.slug}.json`,
      JSON.stringify(operationData(operation, bare, played.has(operation.id))),
    ],
  );
  const folder = path.join(siteDir, staticFolder(locale), 'operations');
  writeFolder(folder, '.json', new Map(files));
}
