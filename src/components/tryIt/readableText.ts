import {makeVisible} from '../../calls/visible';

const deepestIndent = 40;

const breakLine = (depth: number): string =>
  `\n${'  '.repeat(Math.max(0, Math.min(depth, deepestIndent)))}`;

function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}

function skipSpace(json: string, start: number): number {
  let at = start;
  while (' \t\n\r'.includes(json[at] ?? 'x')) at++;
  return at;
}

/**
 * Formats JSON with one entry per line. It works on the text, so it keeps long
 * numbers and tolerates deep nesting and truncation.
 *
 * @param limit approximate number of characters to return
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

/** Maximum number of characters shown; the rest can be downloaded. */
export const mostShown = 200_000;

export interface Shown {
  text: string;
  whole: boolean;
}

/** The first part of a text, with invisible characters escaped. */
export function getShown(text: string, isJson: boolean): Shown {
  const pretty = isJson
    ? formatJson(text, mostShown + 1)
    : text.slice(0, 2 * mostShown).replaceAll('\r\n', '\n');
  return {
    text: makeVisible(pretty.slice(0, mostShown)),
    whole: pretty.length <= mostShown,
  };
}

/** Maximum number of stream characters kept on the page. */
const mostKept = 50_000;

/** Escape sequences for cursor movement and colors. */
const terminalCodes =
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;

/** Bytes of the text in a log or terminal message. */
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
    // Messages without valid JSON or base64 are shown in the list.
  }
  return new Uint8Array();
}

/** Last lines of `log` (text) or `stdout` (base64); empty for others. */
export function getStreamText(messages: string[]): string {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let at = messages.length - 1; at >= 0 && length < mostKept; at--) {
    const bytes = getBytes(messages[at] ?? '');
    parts.push(bytes);
    length += bytes.length;
  }
  // A character may span two messages.
  const decoder = new TextDecoder();
  return parts
    .reverse()
    .map((bytes) => decoder.decode(bytes, {stream: true}))
    .join('')
    .slice(-mostKept)
    .replace(terminalCodes, '')
    .replaceAll('\r\n', '\n');
}
