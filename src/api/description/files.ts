import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {BaseResolver, Source, YamlParseError} from '@redocly/openapi-core';
import {listFilesUnder} from '../files/filesUnder';
import type {Problem} from '../files/sourceFile';

export interface DescriptionFile {
  file: string;
  /** The source text, which Redocly uses to find line numbers. */
  source: Source;
  data: unknown;
}

export type ParsedFiles = Map<string, DescriptionFile>;

export const descriptionFolder = 'openapi';

const parser = new BaseResolver();

const readFault = (error: unknown): Pick<Problem, 'line' | 'message'> => {
  const {message} = error as Error;
  if (!(error instanceof YamlParseError)) return {line: 1, message};
  const [reason] = message.split(' in "');
  return {line: error.line, message: `Failed to parse: ${reason}.`};
};

/**
 * Reads every YAML file under `openapi/`.
 *
 * @param parsed files from an earlier call; only changed files are parsed
 *   again
 * @returns the files, and problems for files that are not YAML or contain
 *   neither an object nor a list
 */
export function readDescriptionFiles(
  siteDir: string,
  parsed: ParsedFiles = new Map(),
): {files: DescriptionFile[]; problems: Problem[]} {
  const folder = path.join(siteDir, descriptionFolder);
  const files: DescriptionFile[] = [];
  const problems: Problem[] = [];
  for (const name of listFilesUnder(folder, '.yaml')) {
    const file = `${descriptionFolder}/${name}`;
    const body = readFileSync(path.join(folder, name), 'utf8');
    const known = parsed.get(file);
    if (known?.source.body === body) {
      files.push(known);
      continue;
    }
    try {
      const source = new Source(path.join(folder, name), body);
      const {parsed: data} = parser.parseDocument(source) as {parsed: unknown};
      if (typeof data !== 'object' || data === null) {
        problems.push({
          file,
          line: 1,
          message: 'neither an object nor a list.',
        });
        continue;
      }
      const one = {file, source, data};
      parsed.set(file, one);
      files.push(one);
    } catch (error) {
      problems.push({file, ...readFault(error)});
    }
  }
  return {files, problems};
}

/**
 * Reads every YAML file under `openapi/`; see `readDescriptionFiles`.
 *
 * @throws with file and line of every file that cannot be read
 */
export function requireDescriptionFiles(
  siteDir: string,
  parsed?: ParsedFiles,
): DescriptionFile[] {
  const {files, problems} = readDescriptionFiles(siteDir, parsed);
  if (problems.length === 0) return files;
  throw new Error(
    problems
      .map(({file, line, message}) => `${file}:${line}: ${message}`)
      .join('\n'),
  );
}

/**
 * Reads a text file that `openapi.yaml` refers to, such as `introduction.md`.
 *
 * @throws if the file does not exist
 */
export function readNamedText(siteDir: string, name: string): string {
  const file = path.join(siteDir, descriptionFolder, name);
  if (!existsSync(file)) {
    throw new Error(
      `openapi/openapi.yaml: it names ${name}, which does not exist in ${descriptionFolder}/.`,
    );
  }
  return readFileSync(file, 'utf8');
}
