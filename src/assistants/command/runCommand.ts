import {createTranslator, type Translator} from '../../reference/texts';
import type {Locale} from '../../site';
import {findNearest} from '../../validation/nearest';
import {makeVisible} from '../../visible';
import {findOperationNamed} from '../findOperation';
import {checkRequest} from './checkRequest';
import {runExplainError} from './runExplainError';
import {runListChanges} from './runListChanges';
import type {
  CommandLanguage,
  CommandParts,
  CommandResult,
  KnownOperation,
} from './model';
import {readArguments, type Asked} from './readArguments';
import {speak} from './translate';
import {getExample, formatHelp, UsageError, type Command} from './usage';

/** Megabytes that are read. */
const mostMegabytes = 10;

/** Bytes that are read, and one more, which says that there are too many. */
export const mostRead = mostMegabytes * 1024 * 1024 + 1;

/** Tab, line feed, carriage return, space. */
const blanks = [0x09, 0x0a, 0x0d, 0x20];

/** The language of a name; the first, which is the default, without one. */
function getLanguage(
  {languages}: CommandParts,
  name?: string,
): CommandLanguage | undefined {
  const names = Object.keys(languages) as Locale[];
  const found =
    name === undefined
      ? names[0]
      : names.find((one) => one === name.toLowerCase());
  return found && languages[found];
}

/** @throws UsageError with similar names, when there is no such operation */
function findOperation(
  name: string,
  {operations}: CommandLanguage,
): KnownOperation {
  const found = findOperationNamed(name, operations);
  if (found) return found;
  const known = Object.values(operations).map(({operation}) => operation);
  const similar = findNearest(name, known, 3);
  throw similar.length > 0
    ? new UsageError('There is no operation "{name}". Similar ones: {names}.', {
        name,
        names: similar.join(', '),
      })
    : new UsageError('There is no operation "{name}".', {name});
}

/** @throws UsageError when there is nothing, or too much */
async function readInput(
  command: Command,
  input: () => Promise<Uint8Array>,
  parts: CommandParts,
): Promise<Uint8Array> {
  const bytes = await input();
  if (bytes.length >= mostRead) {
    throw new UsageError(
      'Standard input has more than {size} MB. Give it less.',
      {size: String(mostMegabytes)},
    );
  }
  if (bytes.every((byte) => blanks.includes(byte))) {
    throw new UsageError(
      'There is nothing on standard input. Give it a file: {example}',
      {example: getExample(command, parts)},
    );
  }
  return bytes;
}

const takeOperand = (
  {operands}: Asked,
  most: number,
  command: Command,
  parts: CommandParts,
): string | undefined => {
  const extra = operands[most];
  if (extra !== undefined) {
    throw new UsageError(
      '"{name}" is one argument too many. A file goes to standard input: {example}',
      {name: extra, example: getExample(command, parts)},
    );
  }
  return operands[0];
};

async function explain(
  asked: Asked,
  input: () => Promise<Uint8Array>,
  language: CommandLanguage,
  parts: CommandParts,
): Promise<CommandResult> {
  takeOperand(asked, 0, 'explain', parts);
  const {book, site} = language;
  const path =
    asked.operation === undefined
      ? undefined
      : findOperation(asked.operation, language).path;
  const operation = book.operations.find((one) => one.path === path)?.rpc;
  return runExplainError(await readInput('explain', input, parts), {
    book,
    site,
    server: parts.server,
    asJson: asked.json,
    ...(operation !== undefined && {operation}),
  });
}

async function check(
  asked: Asked,
  input: () => Promise<Uint8Array>,
  language: CommandLanguage,
  parts: CommandParts,
  t: Translator,
): Promise<CommandResult> {
  const name = takeOperand(asked, 1, 'check', parts);
  if (name === undefined) {
    throw new UsageError(
      'No operation is named. Write it after the command: {example}',
      {example: getExample('check', parts)},
    );
  }
  const operation = findOperation(name, language);
  const bytes = await readInput('check', input, parts);
  const {schemas} = parts;
  const {site} = language;
  return checkRequest(bytes, operation, {schemas, site, asJson: asked.json}, t);
}

async function runChanges(
  asked: Asked,
  input: () => Promise<Uint8Array>,
  language: CommandLanguage,
  parts: CommandParts,
  t: Translator,
): Promise<CommandResult> {
  takeOperand(asked, 0, 'changes', parts);
  const {from, to, json: asJson} = asked;
  const {changes: book, site} = language;
  const bytes = await readInput('changes', input, parts);
  return runListChanges(bytes, book, {from, to, site, asJson}, t);
}

async function run(
  asked: Asked,
  input: () => Promise<Uint8Array>,
  language: CommandLanguage | undefined,
  parts: CommandParts,
  t: Translator,
): Promise<CommandResult> {
  const {command, fault} = asked;
  const names = Object.keys(parts.languages);
  if (fault) throw fault;
  if (!language) {
    throw new UsageError(
      'There is no language "{name}". Write one of: {names}.',
      {name: asked.language ?? '', names: names.join(', ')},
    );
  }
  const help = formatHelp(command, parts, names, t);
  if (asked.help) return {output: help, errors: '', exitCode: 0};
  if (asked.version) return {output: parts.version, errors: '', exitCode: 0};
  switch (command) {
    case 'explain':
      return explain(asked, input, language, parts);
    case 'check':
      return check(asked, input, language, parts, t);
    case 'changes':
      return runChanges(asked, input, language, parts, t);
    default:
      return {output: '', errors: help, exitCode: 2};
  }
}

/** Longest argument that a message repeats, in characters. */
const longestRepeated = 100;

function formatUsage(
  {text, values}: UsageError,
  {command}: Asked,
  {program}: CommandParts,
  t: Translator,
): string {
  const {name} = values;
  const short = name && {name: name.slice(0, longestRepeated)};
  const example = ['node', program, ...(command ? [command] : []), '--help'];
  return [
    t(text, {...values, ...short}),
    t('Help: {example}', {example: example.join(' ')}),
  ].join('\n');
}

/** A text that ends its last line, with nothing in it that cannot be seen. */
const toPrintable = (text: string): string =>
  text === '' ? '' : `${makeVisible(text)}\n`;

/**
 * Runs the command for the terminal.
 *
 * @param given arguments that follow the name of the program
 * @param input reads standard input, at most `mostRead` bytes of it; it is not
 *   called when the command needs none
 */
export async function runCommand(
  given: readonly string[],
  input: () => Promise<Uint8Array>,
  parts: CommandParts,
): Promise<CommandResult> {
  const asked = readArguments(given);
  const wanted = getLanguage(parts, asked.language);
  const {labels = {}, messages = {}} = wanted ?? getLanguage(parts) ?? {};
  const t = createTranslator(labels);
  speak(messages);
  try {
    const result = await run(asked, input, wanted, parts, t);
    const {output, errors, exitCode} = result;
    return {output: toPrintable(output), errors: toPrintable(errors), exitCode};
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const errors = toPrintable(formatUsage(error, asked, parts, t));
    return {output: '', errors, exitCode: 2};
  }
}
