/** Placeholders for text that always varies, in the order of replacement. */
const variables: [name: string, pattern: RegExp][] = [
  // Text in brackets, such as the containers of a pod.
  ['list', /(?<=\[)[^\]"[]+(?=\])/g],
  ['id', /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/g],
  ['address', /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?:\/\d+)?\b/g],
  // A word in quotation marks, unless it is a JSON key.
  [
    'value',
    /(?<=(?<!\w|webhook )")[\w.-]+(?="(?!:))|(?<=(?<!\w)')[\w-]+(?=')/g,
  ],
  // Error numbers and HTTP statuses are part of a message.
  ['number', /(?<![\w.=-]|Error: )-?\d+\b(?!\w)/g],
];

export const withSentences = (message: string): string[] => [
  message,
  ...[...message.matchAll(/\["([^"]{16,})"/g)].map(([, text = '']) => text),
  ...[...message.matchAll(/^ServerError: [^(]+\(([^"]{16,})\)$/g)].map(
    ([, text = '']) => text,
  ),
];

/** Patterns for a message in which `{field}` is a request field. */
export const getMessagesOfTemplate = (template: string): string[] =>
  withSentences(template.trim()).map((text) =>
    variables.reduce(
      (message, [name, varying]) => message.replace(varying, `{${name}}`),
      text,
    ),
  );
