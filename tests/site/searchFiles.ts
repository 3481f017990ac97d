import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readNames, readTexts, splitFile} from '../../src/search/file';
import type {SearchRecord} from '../../src/search/record';
import {buildFolder} from './build';

/** The lines of the file of the search of a locale, as a browser fetches it. */
export function getSearchFile(prefix: string): {names: string; texts: string} {
  const file = path.join(buildFolder, prefix, 'search.json');
  const text = readFileSync(file, 'utf8');
  // The file as a whole is JSON, too.
  JSON.parse(text);
  const {names = '', texts = ''} = splitFile(text);
  return {names, texts};
}

/** Everything that the search of a locale finds. */
export function getRecords(prefix: string): SearchRecord[] {
  const {names, texts} = getSearchFile(prefix);
  return readTexts(texts, readNames(names).records).records;
}
