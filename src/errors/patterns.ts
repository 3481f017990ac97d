import type {Pattern} from './model';

/** A value of a request, with the name of its field. */
export interface NamedValue {
  name: string;
  value: string;
}

const escapeRegExp = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What varies in messages, whatever the request was. */
const variables: [name: string, pattern: string][] = [
  ['id', String.raw`\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b`],
  ['address', String.raw`\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?:/\d+)?\b`],
  // A word in quotation marks, unless it is the key of a JSON object.
  [
    'value',
    String.raw`(?<=(?<!\w|webhook )")[\w.-]+(?="(?!:))|(?<=(?<!\w)')[\w-]+(?=')`,
  ],
  // Numbers of errors and of HTTP decide what a message says.
  ['number', String.raw`(?<![\w.=-]|Error: )-?\d+\b(?!\w)`],
];

/** What stands between brackets, such as the containers of a pod. */
const list: [name: string, pattern: string] = [
  'list',
  String.raw`(?<=\[)[^\]"[]+(?=\])`,
];

/** Values that are words of a message more often than names. */
const isName = ({value}: NamedValue): boolean =>
  value.length > 2 && !/^(?:true|false|unknown|name)$/.test(value);

/**
 * Finds what varies in an example of a message: the values of the request that
 * led to it, and what is always variable, such as addresses.
 *
 * @param values of the example requests of the operation
 */
export function createPatternOfExample(
  message: string,
  values: readonly NamedValue[],
): Pattern {
  const names = values
    .filter(isName)
    .sort((a, b) => b.value.length - a.value.length)
    .map(({name, value}): [string, string] => [
      name,
      `(?<![\\w-])${escapeRegExp(value)}(?![\\w-])`,
    ]);
  // A list, such as that of the containers of a pod, may hold a value.
  const all = [list, ...names, ...variables];
  const either = new RegExp(all.map(([, one]) => `(${one})`).join('|'), 'g');
  const pattern: Pattern = {pieces: [], names: []};
  let end = 0;
  for (const match of message.matchAll(either)) {
    const which = match.slice(1).findIndex((group) => group !== undefined);
    pattern.pieces.push(message.slice(end, match.index));
    pattern.names.push(all[which]?.[0] ?? 'value');
    end = match.index + match[0].length;
  }
  pattern.pieces.push(message.slice(end));
  return pattern;
}

/** Reads a text in which `{name}` stands for what varies. */
export function createPatternOfText(text: string): Pattern {
  const parts = text.split(/\{([A-Za-z]+)\}/);
  return {
    pieces: parts.filter((_, index) => index % 2 === 0),
    names: parts.filter((_, index) => index % 2 === 1),
  };
}

/** A pattern as people read it, with its variable parts in braces. */
export const getTextOfPattern = ({pieces, names}: Pattern): string =>
  pieces
    .map((piece, index) =>
      names[index] === undefined ? piece : `${piece}{${names[index]}}`,
    )
    .join('');
