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

/** Finds any of them; the first that matches counts. */
const either = new RegExp(
  variables.map(([name, one]) => `(?<${name}>${one})`).join('|'),
  'g',
);

/** Replaces what always varies with `{name}`. */
const toMessage = (template: string): string =>
  template.replace(either, (...found) => {
    const groups = found.at(-1) as Record<string, string | undefined>;
    return `{${variables.find(([name]) => groups[name])?.[0] ?? ''}}`;
  });

export const withSentences = (message: string): string[] => [
  message,
  ...[...message.matchAll(/\["([^"]{16,})"/g)].map(([, text = '']) => text),
  ...[...message.matchAll(/^ServerError: [^(]+\(([^"]{16,})\)$/g)].map(
    ([, text = '']) => text,
  ),
];

/** Patterns for a message in which `{field}` is a request field. */
export const getMessagesOfTemplate = (template: string): string[] =>
  withSentences(template.trim()).map(toMessage);
