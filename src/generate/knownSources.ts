import path from 'node:path';
import {readJson} from '../files/readJson';
import type {Sources} from '../reference/sources';
import {writeFile} from './folder';
import {sourcesFile} from './paths';

type Files = Record<keyof Sources, Record<string, string>>;

/**
 * Notes in `.generated/` where each part of the description is written, for
 * who would have to read hundreds of files to know.
 */
export function writeSources(siteDir: string, sources: Sources): void {
  const files: Files = {
    operations: Object.fromEntries(sources.operations),
    schemas: Object.fromEntries(sources.schemas),
  };
  writeFile(path.join(siteDir, sourcesFile), JSON.stringify(files));
}

/** What `writeSources` has noted. */
export function knownSources(siteDir: string): Sources {
  const {operations, schemas} = readJson(
    path.join(siteDir, sourcesFile),
  ) as Files;
  return {
    operations: new Map(Object.entries(operations)),
    schemas: new Map(Object.entries(schemas)),
  };
}
