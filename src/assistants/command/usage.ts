import type {Text, Translator} from '../../reference/texts';
import type {CommandBasis} from './model';

/** The command is written wrong; says how to write it. */
export class UsageError extends Error {
  constructor(
    readonly text: Text,
    readonly values: Record<string, string> = {},
  ) {
    super(text);
  }
}

/** Names of what the program does. */
export const commands = ['explain', 'check', 'changes'] as const;

export type Command = (typeof commands)[number];

/** Options of a command, or of the program without one, with what they take. */
export const optionsOf = {
  explain: {
    operation: '<operation>',
    language: '<language>',
    json: '',
    help: '',
  },
  check: {language: '<language>', json: '', help: ''},
  changes: {
    from: '<version>',
    to: '<version>',
    language: '<language>',
    json: '',
    help: '',
  },
  program: {language: '<language>', help: '', version: ''},
} as const satisfies Record<Command | 'program', Record<string, string>>;

const helpOf: Record<Command, Text> = {
  explain:
    'Says which error of this API a text is, how to check it and how to fix it.',
  check: 'Checks a request against the reference, and says what the call does.',
  changes:
    'Says which changes between two versions concern the calls in a text, such as source code or a HAR file.',
};

const exitCodes: Record<Command, [Text, Text, Text]> = {
  explain: [
    'Found: the error is certain or likely',
    'Not found, or only possible',
    'Wrong usage; standard error says what to change',
  ],
  check: [
    'No errors; there may be notes',
    'The request has errors',
    'Wrong usage; standard error says what to change',
  ],
  changes: [
    'No change breaks these calls',
    'A change breaks one of these calls',
    'Wrong usage; standard error says what to change',
  ],
};

const optionHelp: Record<string, Text> = {
  operation: 'Operation that returned the error',
  from: 'Version that you run; the oldest by default',
  to: 'Version that you want; the newest by default',
  language: 'Language of the output: {names}',
  json: 'Prints data instead of text',
  help: 'Prints this help',
  version: 'Prints the version',
};

const examples: Record<Command, string> = {
  explain: 'explain < error.txt',
  check: 'check CreateBucket < request.json',
  changes: 'changes --from v1.0 < client.ts',
};

/** What a call of a command looks like. */
export const getExample = (
  command: Command,
  {program}: Pick<CommandBasis, 'program'>,
): string => `node ${program} ${examples[command]}`;

const formatRows = (
  entries: readonly (readonly [string, string])[],
): string[] => {
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
};

const formatOptions = (
  command: Command | 'program',
  languages: readonly string[],
  t: Translator,
): string[] => {
  const options: Record<string, string> = optionsOf[command];
  const names = {names: languages.join(', ')};
  return formatRows(
    Object.entries(options).map(([name, value]) => {
      const help = optionHelp[name];
      return [`--${name} ${value}`.trim(), help ? t(help, names) : ''];
    }),
  );
};

/**
 * The help of a command, or of the program.
 *
 * @param languages that the command speaks
 */
export function formatHelp(
  command: Command | undefined,
  {program}: Pick<CommandBasis, 'program'>,
  languages: readonly string[],
  t: Translator,
): string {
  const heading = (text: Text): string => `${t(text)}${t(': ').trim()}`;
  const usage = `${t('Usage')}${t(': ')}node ${program}`;
  if (command === undefined) {
    return [
      `${usage} <${commands.join('|')}> …`,
      '',
      t(
        'Explains errors of this API, checks requests before you send them, and says what an upgrade means for your calls. Reads standard input, opens no network connection and changes nothing.',
      ),
      '',
      heading('Commands'),
      ...formatRows(commands.map((name) => [name, t(helpOf[name])])),
      '',
      heading('Options'),
      ...formatOptions('program', languages, t),
      '',
      ...commands.map((name) =>
        t('Help: {example}', {example: `node ${program} ${name} --help`}),
      ),
    ].join('\n');
  }
  const operand = command === 'check' ? ' <operation>' : '';
  const [file] = getExample(command, {program}).split(' ').slice(-1);
  return [
    `${usage} ${command}${operand} [options] < ${file}`,
    '',
    t(helpOf[command]),
    '',
    heading('Options'),
    ...formatOptions(command, languages, t),
    '',
    heading('Exit codes'),
    ...formatRows(
      exitCodes[command].map((text, code) => [String(code), t(text)]),
    ),
  ].join('\n');
}
