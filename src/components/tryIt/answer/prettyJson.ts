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
