import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  BaseResolver,
  escapePointerFragment,
  getLineColLocation,
  Source,
  YamlParseError,
} from '@redocly/openapi-core';
import {listFilesUnder} from '../files/filesUnder';

export interface DescriptionFile {
  file: string;
  /** The source text, which Redocly uses to find line numbers. */
  source: Source;
  data: unknown;
}

export type ParsedFiles = Map<string, DescriptionFile>;

/** A problem: its location, and a message that includes the fix. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

export const descriptionFolder = 'openapi';

const parser = new BaseResolver();

/**
 * Parses YAML.
 *
 * @param file name for error messages
 * @throws with file and line if the text is not YAML or contains neither an
 *   object nor a list
 */
export function parseFile(
  file: string,
  body: string,
  place = file,
): DescriptionFile {
  const source = new Source(place, body);
  // Protobuf writes 64-bit integers in JSON as text. As numbers, they would be
  // rounded.
  const exact = body.replace(
    /^( *(?:- |"?(?:const|default)"?: )?)(-?\d{16,})(,?)$/gm,
    '$1"$2"$3',
  );
  let data: unknown;
  try {
    ({parsed: data} = parser.parseDocument(new Source(place, exact), true) as {
      parsed: unknown;
    });
  } catch (error) {
    const [reason] = (error as Error).message.split(' in "');
    const line = (error instanceof YamlParseError && error.line) || 1;
    throw new Error(`${file}:${line}: Failed to parse: ${reason}.`);
  }
  if (typeof data === 'object' && data !== null) return {file, source, data};
  throw new Error(`${file}:1: neither an object nor a list.`);
}

/** Parses a file of the repository; see `parseFile`. */
export function readFile(siteDir: string, file: string): DescriptionFile {
  const place = path.join(siteDir, file);
  return parseFile(file, readFileSync(place, 'utf8'), place);
}

/** Contents of an optional file. */
export const readOptional = <T>(siteDir: string, file: string, empty: T): T =>
  existsSync(path.join(siteDir, file))
    ? (readFile(siteDir, file).data as T)
    : empty;

/** Line, counted from 1, of the part at a path, or of the part around it. */
export function getLine(
  {source}: Pick<DescriptionFile, 'source'>,
  at: readonly (string | number)[],
): number {
  const pointer = `#/${at.map(escapePointerFragment).join('/')}`;
  return getLineColLocation({source, pointer}).start.line;
}

/**
 * Reads every YAML file under `openapi/`.
 *
 * @param parsed files from an earlier call; only changed files are parsed
 *   again
 * @throws with file and line of every file that cannot be read
 */
export function readDescriptionFiles(
  siteDir: string,
  parsed: ParsedFiles = new Map(),
): DescriptionFile[] {
  const problems: string[] = [];
  const names = listFilesUnder(path.join(siteDir, descriptionFolder), '.yaml');
  const files = names.flatMap((name) => {
    const file = `${descriptionFolder}/${name}`;
    const place = path.join(siteDir, file);
    const body = readFileSync(place, 'utf8');
    const known = parsed.get(file);
    if (known?.source.body === body) return [known];
    try {
      const one = parseFile(file, body, place);
      parsed.set(file, one);
      return [one];
    } catch (error) {
      problems.push((error as Error).message);
      return [];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return files;
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
