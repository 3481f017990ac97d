/** Most characters of the text of a stream that are kept on the page. */
const mostKept = 50_000;

/** Sequences that move the cursor of a terminal or change its colors. */
const terminalCodes =
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;

const decoder = new TextDecoder();

function getBytes(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) =>
      character.charCodeAt(0),
    );
  } catch {
    return undefined;
  }
}

/** A text that a message of a log or of a terminal carries. */
function getPart(message: string): Uint8Array | string {
  try {
    const {log, stdout} = JSON.parse(message) as Record<string, unknown>;
    if (typeof log === 'string') return `${log.replace(/\n$/, '')}\n`;
    if (typeof stdout === 'string') return getBytes(stdout) ?? '';
  } catch {
    // What is no JSON is shown with the other messages.
  }
  return '';
}

function joinParts(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}

/**
 * The last lines of the log, or of the output of a terminal, that messages
 * carry: `log` is text, `stdout` base64. Empty when they carry neither.
 */
export function getStreamText(messages: string[]): string {
  const parts: Uint8Array[] = [];
  let length = 0;
  // A character may begin in one message and end in the next: join bytes first.
  for (let at = messages.length - 1; at >= 0 && length < mostKept; at--) {
    const part = getPart(messages[at] ?? '');
    const bytes =
      typeof part === 'string' ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  }
  return decoder
    .decode(joinParts(parts.reverse()))
    .slice(-mostKept)
    .replace(terminalCodes, '')
    .replaceAll('\r\n', '\n');
}
