import {splitAtPlaceholder} from '../api/interpolate';
import type {RichText} from '../api/richText';
import {findLinksIn} from './links';
import type {
  BookCause,
  BookOperation,
  ErrorBook,
  FoundCauses,
  Reason,
  Sureness,
  Variable,
} from './model';

/** Causes of a finding that say the same: one text, several operations. */
export interface SameCauses {
  text: RichText[];
  check: RichText[];
  fix: RichText[];
  code: string;
  operations: {operation: BookOperation; address: string}[];
  /** Operations that the check calls. */
  checks: BookOperation[];
  /** Steps of guides that make the calls. */
  steps: [title: string, address: string][];
}

/** Steps of guides that are named with a finding. */
const mostSteps = 3;

/** Puts the values of a message behind the fields that hold them. */
function withValues(
  text: readonly RichText[],
  variables: readonly Variable[],
  labels: ErrorBook['labels'],
): RichText[] {
  const [open, close] = splitAtPlaceholder(labels[' ({value})']);
  return text.flatMap((piece): RichText[] => {
    if (typeof piece === 'string') return [piece];
    const [name, properties, ...inner] = piece;
    if (name !== 'code') {
      return [[name, properties, ...withValues(inner, variables, labels)]];
    }
    const known = variables.find((one) => one.name === inner[0]);
    return known ? [piece, open, ['code', {}, known.value], close] : [piece];
  });
}

const getAddress = (
  {anchor}: Pick<BookCause, 'anchor'>,
  {page}: BookOperation,
): string => `${page}#${anchor}`;

/** What to show of the causes of a finding, those that say the same together. */
export function getDetails(
  {causes, variables}: Pick<FoundCauses, 'causes' | 'variables'>,
  {texts, operations, labels}: ErrorBook,
): SameCauses[] {
  const groups = new Map<string, SameCauses>();
  for (const cause of causes) {
    const operation = operations[cause.operation];
    if (!operation) continue;
    const {text, check, fix, code} = cause;
    const key = [text, check, fix, code].join();
    const checkText = texts[check ?? -1] ?? [];
    const pages = findLinksIn(checkText);
    const group = groups.get(key) ?? {
      text: texts[text] ?? [],
      check: withValues(checkText, variables, labels),
      fix: withValues(texts[fix ?? -1] ?? [], variables, labels),
      code,
      operations: [],
      checks: operations.filter(
        ({page, request}) => request !== undefined && pages.includes(page),
      ),
      steps: [],
    };
    groups.set(key, group);
    group.operations.push({operation, address: getAddress(cause, operation)});
    group.steps.push(...(operation.steps ?? []));
    group.steps = group.steps.slice(0, mostSteps);
  }
  return [...groups.values()];
}

/** A value of an example that the caller has to know: no number, no constant. */
const isOwn = (value: unknown): boolean =>
  typeof value === 'string' && !/^[A-Z\d_]*$/.test(value);

/**
 * The call of a check as a command for a shell, with what the message tells;
 * what it does not tell stands in angle brackets.
 */
export function checkCommand(
  {path, request}: BookOperation,
  variables: readonly Variable[],
  server: string,
): string {
  const body = Object.fromEntries(
    Object.entries((request ?? {}) as Record<string, unknown>)
      .filter(([, value]) => typeof value !== 'object')
      .map(([name, value]) => {
        const known = variables.find((one) => one.name === name)?.value;
        return [name, known ?? (isOwn(value) ? `<${name}>` : value)];
      }),
  );
  const quoted = JSON.stringify(body).replaceAll("'", String.raw`'\''`);
  return `curl ${server}${path} --json '${quoted}'`;
}

const surenessLabels = {
  certain: 'Certain',
  likely: 'Likely',
  possible: 'Possible',
} as const satisfies Record<Sureness, keyof ErrorBook['labels']>;

/** How sure a finding is, in a word. */
export const getSurenessText = (
  sureness: Sureness,
  {labels}: Pick<ErrorBook, 'labels'>,
): string => labels[surenessLabels[sureness]];

/** Why something was found, as a sentence. */
export function sayWhy(
  reason: Reason,
  {labels}: Pick<ErrorBook, 'labels'>,
): string {
  switch (reason.kind) {
    case 'message':
      return labels[
        reason.isWhole
          ? 'The whole message matches'
          : 'Part of the message matches'
      ];
    case 'operation':
      return labels['The text names {name}'].replace('{name}', reason.rpc);
    case 'code':
      return labels['The text names {name}'].replace('{name}', reason.code);
    case 'status': {
      const label =
        reason.body === 'empty'
          ? 'HTTP {status} with an empty body'
          : reason.body === 'html'
            ? 'HTTP {status} with a page of HTML'
            : 'HTTP {status}';
      return labels[label].replace('{status}', String(reason.status));
    }
    default:
      return labels['Words in common: {words}'].replace(
        '{words}',
        reason.words.join(labels[', ']),
      );
  }
}
