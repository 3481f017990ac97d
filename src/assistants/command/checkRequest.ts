import {isUtf8} from 'node:buffer';
import {getClosedSchema} from '../../reference/operationData';
import {interpolate} from '../../reference/interpolate';
import type {Translator} from '../../reference/texts';
import {checkText, type Checked} from '../../validation/check';
import {findNearest} from '../../validation/nearest';
import type {Problem} from '../../validation/problem';
import {countText} from '../../validation/problemCount';
import {placeText, getReasonText} from '../../validation/reasonText';
import type {Schema} from '../../validation/schema';
import {getLineAndColumn} from '../../validation/textPlace';
import {formatGlance} from './glanceText';
import type {CommandResult, KnownOperation} from './model';

/** Most characters of a field's name that are shown. */
const longestName = 200;

/** A text that is not UTF-8 is not JSON, from its first wrong byte on. */
function createUtf8Fault(text: string): Checked {
  const offset = text.indexOf('\ufffd');
  const problem: Problem = {
    isError: true,
    reason: {kind: 'syntax', code: 'InvalidSymbol'},
    field: '',
    offset,
    length: 1,
    ...getLineAndColumn(text, offset),
  };
  return {problems: [problem], errors: 1, warnings: 0};
}

/** A mark of the byte order stays in the text: servers refuse it, too. */
const decode = (input: Uint8Array): string =>
  new TextDecoder('utf-8', {ignoreBOM: true}).decode(input);

/** What is wrong with a request; nothing when that cannot be told. */
function check(
  text: string,
  {request}: KnownOperation,
  schemas: Record<string, unknown>,
): Checked | undefined {
  const bare = new Map(Object.entries(schemas));
  try {
    return checkText(text, getClosedSchema(request, bare) as Schema);
  } catch {
    return undefined;
  }
}

/** What a problem points at: a value, or a name that is not known. */
function readValueOf(text: string, {offset, length}: Problem): unknown {
  try {
    return JSON.parse(text.slice(offset, offset + length));
  } catch {
    return undefined;
  }
}

/** The name that a wrong one was probably meant to be. */
function findMeant(problem: Problem, text: string): string | undefined {
  const {reason} = problem;
  if (reason.kind !== 'unknownField' && reason.kind !== 'enum')
    return undefined;
  const name = readValueOf(text, problem);
  if (typeof name !== 'string') return undefined;
  const known = reason.kind === 'enum' ? reason.values : reason.known;
  return findNearest(name, known)[0];
}

const cut = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName)}…` : name;

/** What is wrong, in a sentence that begins with the place. */
function formatProblem(
  problem: Problem,
  name: string | undefined,
  t: Translator,
): string {
  const {field, reason, line, column} = problem;
  const what = `${cut(field)} ${getReasonText(reason)}`.trim();
  return interpolate(placeText(problem), {
    line: String(line),
    column: String(column),
    problem:
      name === undefined
        ? what
        : t('{problem}. Did you mean {name}?', {problem: what, name}),
  });
}

/** A problem as data. */
interface Said {
  level: 'error' | 'note';
  kind: string;
  field: string;
  line: number;
  column: number;
  message: string;
  meant?: string;
}

function createAnswer(problem: Problem, text: string, t: Translator): Said {
  const {isError, reason, field, line, column} = problem;
  const name = findMeant(problem, text);
  return {
    level: isError ? 'error' : 'note',
    kind: reason.kind,
    field,
    line,
    column,
    message: formatProblem(problem, name, t),
    ...(name !== undefined && {meant: name}),
  };
}

const impossible =
  'The request cannot be checked: it is nested too deeply, or a name in it is not valid Unicode.';

/** How a request is checked, and what is known around it. */
export interface Around {
  schemas: Record<string, unknown>;
  /** Address that the address of the page is added to. */
  site: string;
  asJson: boolean;
}

/** Checks a request, and says what the operation does with it. */
export function checkRequest(
  input: Uint8Array,
  known: KnownOperation,
  {schemas, site, asJson}: Around,
  t: Translator,
): CommandResult {
  const {operation, path, page, atAGlance, unimplemented, streaming} = known;
  const text = decode(input);
  const checked = isUtf8(input)
    ? check(text, known, schemas)
    : createUtf8Fault(text);
  const {problems = [], errors, warnings} = checked ?? {errors: 1, warnings: 0};
  const list = problems.map((one) => createAnswer(one, text, t));
  const exitCode = errors > 0 ? 1 : 0;
  if (asJson) {
    const data = {
      operation,
      path,
      page: site + page,
      errors,
      notes: warnings,
      problems: checked
        ? list
        : [{level: 'error', kind: 'unchecked', message: t(impossible)}],
      ...(unimplemented && {unimplemented}),
      ...(streaming && {streaming}),
      ...(atAGlance && {atAGlance}),
    };
    return {output: JSON.stringify(data, null, 2), errors: '', exitCode};
  }
  const hidden = errors + warnings - list.length;
  const lines = [
    checked ? countText(errors, warnings) : t(impossible),
    ...list.map(({message}) => `  ${message}`),
    ...(checked && hidden > 0 ? [`  + ${hidden}`] : []),
    '',
    operation,
    ...(unimplemented ? [t('not implemented')] : []),
    ...(streaming ? [t('server stream')] : []),
    ...(atAGlance ? formatGlance(atAGlance, t) : []),
    site + page,
  ];
  return {output: lines.join('\n'), errors: '', exitCode};
}
