import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readNames, readTexts, splitFile} from '../../src/search/file';
import type {SearchRecord} from '../../src/search/record';
import {buildFolder} from './build';

/** Everything that the search of a locale finds, from the file that a browser fetches. */
export function getRecords(prefix: string): SearchRecord[] {
  const file = path.join(buildFolder, prefix, 'search.json');
  const text = readFileSync(file, 'utf8');
  // The file as a whole is JSON, too.
  JSON.parse(text);
  const {names = '', texts = ''} = splitFile(text);
  return readTexts(texts, readNames(names).records).records;
}
