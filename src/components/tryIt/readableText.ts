import {makeVisible} from '../../calls/visible';

/** Maximum number of characters shown. */
export const mostShown = 200_000;

/** A string, an empty object or list, a bracket, a separator, or spaces. */
const token = /"(?:[^"\\]|\\.)*"?|[{[]\s*[}\]]|[{}[\],:]|\s+/gs;

const deepestIndent = 40;

/**
 * Formats JSON with one entry per line. It works on the text, so it keeps long
 * numbers and tolerates deep nesting and truncation.
 */
export function formatJson(json: string): string {
  let depth = 0;
  const breakLine = (): string =>
    `\n${'  '.repeat(Math.max(0, Math.min(depth, deepestIndent)))}`;
  return json.replace(token, (part) => {
    if (part[0] === '"') return part;
    if (part === ':') return ': ';
    if (part === ',') return `,${breakLine()}`;
    if (part === '{' || part === '[') {
      depth++;
      return part + breakLine();
    }
    if (part === '}' || part === ']') {
      depth--;
      return breakLine() + part;
    }
    return part.trim() && part[0]! + part.at(-1)!;
  });
}

/** The first part of a text, with invisible characters escaped. */
export function truncateBody(
  text: string,
  isJson: boolean,
): {text: string; whole: boolean} {
  const first = text.slice(0, mostShown);
  const pretty = isJson ? formatJson(first) : first.replaceAll('\r\n', '\n');
  return {
    text: makeVisible(pretty.slice(0, mostShown)),
    whole: Math.max(text.length, pretty.length) <= mostShown,
  };
}

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

/** Lines of `log` (text) or `stdout` (base64); empty for others. */
export function getStreamText(messages: string[]): string {
  // A character may span two messages.
  const decoder = new TextDecoder();
  return messages
    .map((message) => decoder.decode(getBytes(message), {stream: true}))
    .join('')
    .replace(terminalCodes, '')
    .replaceAll('\r\n', '\n');
}
