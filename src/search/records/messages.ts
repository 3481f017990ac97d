import type {Operation} from '../../api/model';

/** A value of a request, with the name of its field. */
interface NamedValue {
  name: string;
  value: string;
}

const escapeRegExp = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What varies in messages, whatever the request was. */
const variables: [name: string, pattern: string][] = [
  // What stands between brackets, such as the containers of a pod.
  ['list', String.raw`(?<=\[)[^\]"[]+(?=\])`],
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

/** Values that are words of a message more often than names. */
const isName = ({value}: NamedValue): boolean =>
  value.length > 2 && !/^(?:true|false|unknown|name)$/.test(value);

/** The values of a message, each with the name of the field that holds it. */
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

/**
 * An example of a message with `{name}` for what varies in it: the values of the
 * request that led to it, and what is always variable, such as addresses.
 */
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

/**
 * A message, and the sentences in one of MAAS, by which people quote it without
 * what is around them: `Reserved fabric name.`
 */
export const withSentences = (message: string): string[] => [
  message,
  ...[...message.matchAll(/\["([^"]{16,})"/g)].map(([, text = '']) => text),
  ...[...message.matchAll(/^ServerError: [^(]+\(([^"]{16,})\)$/g)].map(
    ([, text = '']) => text,
  ),
];

/** The texts that an example of a message leads to. */
export const getMessagesOfExample = (
  operation: Operation,
  example: string,
): string[] =>
  withSentences(example.trim()).map((text) => toMessage(text, operation));
