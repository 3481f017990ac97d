import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isNode, LineCounter, parseDocument, type Document} from 'yaml';

export interface SourceFile {
  file: string;
  data: unknown;
  /** Line, counted from 1, of the part at a path of keys and indexes. */
  lineOf(path: readonly (string | number)[]): number;
}

/** A problem: its location, and a message that includes the fix. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

function getOffset(
  document: Document,
  path: readonly (string | number)[],
): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/**
 * Parses YAML 1.2 with YAML 1.1 merge keys (`<<`).
 *
 * @throws with file and line if the text is not YAML or is empty
 */
export function parseSource(file: string, text: string): SourceFile {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    merge: true,
  });
  const [error] = document.errors;
  if (error) {
    const {line} = lines.linePos(error.pos[0]);
    throw new Error(`${file}:${line}: ${error.message}`);
  }
  const data: unknown = document.toJS();
  if (typeof data !== 'object' || data === null) {
    throw new Error(`${file}:1: neither an object nor a list.`);
  }
  return {
    file,
    data,
    lineOf: (path) => lines.linePos(getOffset(document, path)).line,
  };
}

export const readSource = (file: string, name = file): SourceFile =>
  parseSource(name, readFileSync(file, 'utf8'));

/** An optional file; the data of a missing file is empty. */
export const readOptional = (
  siteDir: string,
  file: string,
  empty: unknown,
): SourceFile => {
  const place = path.join(siteDir, file);
  return existsSync(place)
    ? readSource(place, file)
    : {file, data: empty, lineOf: () => 1};
};
