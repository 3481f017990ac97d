import {makeVisible} from '../../calls/visible';

/** Levels that are indented; deeper ones stay at the same margin. */
const deepestIndent = 40;

const breakLine = (depth: number): string =>
  `\n${'  '.repeat(Math.max(0, Math.min(depth, deepestIndent)))}`;

/** End of the string that begins at a quotation mark. */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Position of the next character that is no space. */
function skipSpace(json: string, start: number): number {
  let at = start;
  while (' \t\n\r'.includes(json[at] ?? 'x')) at++;
  return at;
}

/**
 * JSON with one entry per line. Works on the text, so numbers of any length
 * stay as they are, and neither depth nor a cut in the middle does harm.
 *
 * @param limit about how many characters are enough
 */
export function formatJson(json: string, limit = Infinity): string {
  const parts: string[] = [];
  let length = 0;
  let depth = 0;
  const put = (part: string): void => {
    parts.push(part);
    length += part.length;
  };
  for (let at = 0; at < json.length && length < limit;) {
    const character = json[at]!;
    let end = at + 1;
    if (character === '"') {
      end = endOfString(json, at);
      put(json.slice(at, Math.min(end, at + limit)));
    } else if (character === '{' || character === '[') {
      const close = skipSpace(json, end);
      if (json[close] === (character === '{' ? '}' : ']')) {
        end = close + 1;
        put(character + json[close]);
      } else {
        put(character + breakLine(++depth));
      }
    } else if (character === '}' || character === ']') {
      put(breakLine(--depth) + character);
    } else if (character === ',') {
      put(`,${breakLine(depth)}`);
    } else if (character === ':') {
      put(': ');
    } else if (!' \t\n\r'.includes(character)) {
      put(character);
    }
    at = end;
  }
  return parts.join('');
}

/** Most characters of an answer that are shown; the rest can be downloaded. */
export const mostShown = 200_000;

/** A text as it is shown. */
export interface Shown {
  text: string;
  /** Whether this is all of it. */
  whole: boolean;
}

/** The first part of a text, safe to look at. */
export function getShown(text: string, isJson: boolean): Shown {
  const pretty = isJson
    ? formatJson(text, mostShown + 1)
    : text.slice(0, 2 * mostShown).replaceAll('\r\n', '\n');
  return {
    text: makeVisible(pretty.slice(0, mostShown)),
    whole: pretty.length <= mostShown,
  };
}

/** Most characters of the text of a stream that are kept on the page. */
const mostKept = 50_000;

/** Sequences that move the cursor of a terminal or change its colors. */
const terminalCodes =
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;

/** The bytes of a text that a message of a log or of a terminal carries. */
function getBytes(message: string): Uint8Array {
  try {
    const {log, stdout} = JSON.parse(message) as Record<string, unknown>;
    if (typeof log === 'string') {
      return new TextEncoder().encode(`${log.replace(/\n$/, '')}\n`);
    }
    if (typeof stdout === 'string') {
      return Uint8Array.from(atob(stdout), (byte) => byte.charCodeAt(0));
    }
  } catch {
    // What is no JSON, or no base64, is shown with the other messages.
  }
  return new Uint8Array();
}

/**
 * The last lines of the log, or of the output of a terminal, that messages
 * carry: `log` is text, `stdout` base64. Empty when they carry neither.
 */
export function getStreamText(messages: string[]): string {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let at = messages.length - 1; at >= 0 && length < mostKept; at--) {
    const bytes = getBytes(messages[at] ?? '');
    parts.push(bytes);
    length += bytes.length;
  }
  // A character may begin in one message and end in the next.
  const decoder = new TextDecoder();
  return parts
    .reverse()
    .map((bytes) => decoder.decode(bytes, {stream: true}))
    .join('')
    .slice(-mostKept)
    .replace(terminalCodes, '')
    .replaceAll('\r\n', '\n');
}
