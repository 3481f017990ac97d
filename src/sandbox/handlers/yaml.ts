/**
 * A text of YAML as far as a glance tells whether it is one: quotes and
 * brackets end, no tab indents, and what stands at its left edge is a key. A
 * whole parser would weigh more than the rest of the sandbox.
 *
 * @see https://yaml.org/spec/1.2.2/
 */

/** What is open at the end of a line: brackets, and a quote if there is one. */
interface Open {
  brackets: string[];
  quote: string;
}

const closing: Record<string, string> = {'[': ']', '{': '}'};

/** Reads on from what a line before left open; `undefined`: it is no YAML. */
function readLine(line: string, {brackets, quote}: Open): Open | undefined {
  const open = [...brackets];
  let inside = quote;
  for (let at = 0; at < line.length; at++) {
    const character = line[at] ?? '';
    const before = line.slice(0, at).trimEnd();
    const beginsValue =
      before === '' || /[:[{,-]$/.test(before) || open.length > 0;
    if (inside === '"' && character === '\\') at++;
    else if (inside) {
      if (character === inside) inside = '';
    } else if (character === '#' && (at === 0 || /\s/.test(line[at - 1] ?? '')))
      break;
    else if (/["']/.test(character) && beginsValue) inside = character;
    else if (/[[{]/.test(character) && beginsValue)
      open.push(closing[character] ?? '');
    else if (/[\]}]/.test(character) && open.length > 0) {
      if (open.pop() !== character) return undefined;
    }
  }
  return {brackets: open, quote: inside};
}

const getIndent = (line: string): number =>
  line.length - line.trimStart().length;

const key =
  /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s#[\]{},"'&*!|>%@`-][^#]*?|-[^\s#].*?)\s*:(?:\s|$)/;

/** Whether a text is a mapping of YAML, or an empty document. */
export function isMapping(text: string): boolean {
  let open: Open | undefined = {brackets: [], quote: ''};
  let blockIndent = -1;
  let isUnderKey = false;
  for (const line of text.split(/\r?\n/)) {
    const words = line.trim();
    if (blockIndent >= 0 && (words === '' || getIndent(line) > blockIndent)) {
      continue;
    }
    blockIndent = -1;
    const isOpen: boolean = open.quote !== '' || open.brackets.length > 0;
    const isBlank = words === '' || words.startsWith('#');
    if (!isOpen && isBlank) continue;
    if (!isOpen && /^ *\t/.test(line)) return false;
    const isMark = /^(?:---|\.\.\.)(?:\s|$)/.test(line) || /^%/.test(line);
    if (!isOpen && isMark) continue;
    if (!isOpen && getIndent(line) === 0) {
      const isItem = isUnderKey && /^-(?:\s|$)/.test(line);
      if (!isItem && !line.startsWith('{') && !key.test(line)) return false;
      if (!isItem) isUnderKey = /:\s*(?:#.*)?$/.test(line);
    }
    open = readLine(line, open);
    if (!open) return false;
    if (
      open.quote === '' &&
      /(?:^|[\s:-])[|>][+-]?\d?[+-]?\s*(?:#.*)?$/.test(line)
    ) {
      blockIndent = getIndent(line);
    }
  }
  return open.quote === '' && open.brackets.length === 0;
}
