import escapeRegExp from 'es-toolkit/compat/escapeRegExp';
import type {Operation} from '../../api/model';

interface NamedValue {
  name: string;
  value: string;
}

/** Placeholders for text that always varies. */
const variables: [name: string, pattern: string][] = [
  // Text in brackets, such as the containers of a pod.
  ['list', String.raw`(?<=\[)[^\]"[]+(?=\])`],
  ['id', String.raw`\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b`],
  ['address', String.raw`\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?:/\d+)?\b`],
  // A word in quotation marks, unless it is a JSON key.
  [
    'value',
    String.raw`(?<=(?<!\w|webhook )")[\w.-]+(?="(?!:))|(?<=(?<!\w)')[\w-]+(?=')`,
  ],
  // Error numbers and HTTP statuses are part of a message.
  ['number', String.raw`(?<![\w.=-]|Error: )-?\d+\b(?!\w)`],
];

/** Excludes values that are more often ordinary words than names. */
const isName = ({value}: NamedValue): boolean =>
  value.length > 2 && !/^(?:true|false|unknown|name)$/.test(value);

function findValuesIn(value: unknown, name = 'value'): NamedValue[] {
  if (Array.isArray(value))
    return value.flatMap((item) => findValuesIn(item, name));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) =>
      findValuesIn(inner, key),
    );
  }
  return typeof value === 'string' || typeof value === 'number'
    ? [{name, value: String(value)}]
    : [];
}

/** Replaces request values, and what always varies, with `{name}`. */
function toMessage(example: string, {request}: Operation): string {
  const values = request.examples
    .flatMap(({value}) => findValuesIn(value))
    .filter(isName)
    .sort((a, b) => b.value.length - a.value.length)
    .map(({name, value}): [string, string] => [
      name,
      `(?<![\\w-])${escapeRegExp(value)}(?![\\w-])`,
    ]);
  const [list, ...others] = variables as [[string, string]];
  const all = [list, ...values, ...others] as [string, string][];
  const either = new RegExp(all.map(([, one]) => `(${one})`).join('|'), 'g');
  return example.trim().replace(either, (_, ...groups: unknown[]) => {
    const which = groups.slice(0, all.length).findIndex((one) => one);
    return `{${all[which]?.[0] ?? 'value'}}`;
  });
}

export const withSentences = (message: string): string[] => [
  message,
  ...[...message.matchAll(/\["([^"]{16,})"/g)].map(([, text = '']) => text),
  ...[...message.matchAll(/^ServerError: [^(]+\(([^"]{16,})\)$/g)].map(
    ([, text = '']) => text,
  ),
];

/** Patterns for an example message. */
export const getMessagesOfExample = (
  operation: Operation,
  example: string,
): string[] =>
  withSentences(example.trim()).map((text) => toMessage(text, operation));
