import {readFileSync} from 'node:fs';
import {parse, printParseErrorCode, type ParseError} from 'jsonc-parser';

/** Line and column of an offset, both counted from 1. */
export function getPosition(
  text: string,
  offset: number,
): {line: number; column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}

/**
 * Parses JSON (RFC 8259).
 *
 * @param file name for error messages
 * @throws with file, line, and column if the text is not JSON
 */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser with error positions takes ten times as long.
  }
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, {disallowComments: true});
  const [error] = errors;
  if (error) {
    const {line, column} = getPosition(text, error.offset);
    throw new Error(
      `${file}:${line}:${column}: not valid JSON (${printParseErrorCode(error.error)}). Mend the syntax on or before this line.`,
    );
  }
  return value;
}

export function readJson(file: string): unknown {
  // Some editors write a byte order mark, which JSON does not allow.
  return parseJson(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), file);
}
