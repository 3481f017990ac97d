import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../files/readJson';
import {sourcesFile} from './paths';
import {readSources, type Sources} from './sources';

type Files = Record<keyof Sources, Record<string, string>>;

/**
 * Notes in `.generated/` where each part of the description is written, for
 * who would have to read hundreds of files to know.
 *
 * @throws as `readSources` does
 */
export function writeSources(siteDir: string): void {
  const {operations, schemas} = readSources(siteDir);
  const files: Files = {
    operations: Object.fromEntries(operations),
    schemas: Object.fromEntries(schemas),
  };
  const file = path.join(siteDir, sourcesFile);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(files));
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
