import {findLinksIn} from '../api/linksIn';
import type {RichText} from '../api/richText';
import {sampleHost} from '../api/samples/call';
import type {Label} from './labels';
import type {Match} from './messages';
import {getCall, getCallPath, type Remedy, type SearchRecord} from './record';

/** An operation that a check calls, with a command. */
interface Check {
  page: string;
  rpc: string;
  command: string;
}

/** A remedy of one or more records, with the values from a text. */
export interface FoundRemedy extends Remedy {
  /** For errors, the Connect code. */
  code?: string;
  records: SearchRecord[];
  checks: Check[];
}

type Values = Match['values'];

const mostChecks = 2;

/**
 * Adds the values of a message after the fields in a text.
 *
 * @param around text around a value
 */
const withValues = (
  text: readonly RichText[],
  values: Values,
  around: readonly string[],
): RichText[] =>
  text.flatMap((piece): RichText[] => {
    if (typeof piece === 'string') return [piece];
    const [name, properties, ...inner] = piece;
    if (name !== 'code') {
      return [[name, properties, ...withValues(inner, values, around)]];
    }
    const value = values.find(([field]) => field === inner[0])?.[1];
    const [open = '', close = ''] = around;
    return value ? [piece, open, ['code', {}, value], close] : [piece];
  });

/** Whether a value is specific to an installation. */
const isOwn = (value: unknown): boolean =>
  typeof value === 'string' && !/^[A-Z\d_]*$/.test(value);

/**
 * A curl command with values from the message; unknown values are in angle
 * brackets.
 *
 * @param operation record of the operation
 */
function getCommand(operation: SearchRecord, values: Values): string {
  const {request = {}} = operation;
  const valueOf = new Map(values);
  const body = Object.fromEntries(
    Object.entries(request as Record<string, unknown>)
      .filter(([, value]) => typeof value !== 'object')
      .map(([name, value]) => [
        name,
        valueOf.get(name) ?? (isOwn(value) ? `<${name}>` : value),
      ]),
  );
  const quoted = JSON.stringify(body).replaceAll("'", String.raw`'\''`);
  return `curl ${sampleHost}${getCallPath(operation)} --json '${quoted}'`;
}

/** Prepares the grouping by remedy: one cause in several operations. */
export function groupRemedies(
  records: readonly SearchRecord[],
  labels: Record<Label, string>,
): (some: readonly SearchRecord[], values: Values) => FoundRemedy[] {
  const called = new Map(
    records
      .filter(({request}) => request !== undefined)
      .map((record) => [record.page, record]),
  );
  return (some, values) => {
    const around = labels[' ({value})'].split('{value}');
    const found = new Map<string, FoundRemedy>();
    for (const record of some) {
      const {cause, check, fix} = record;
      const {code} = getCall(record);
      if (!cause) continue;
      const key = JSON.stringify([cause, check, fix, code]);
      const known = found.get(key);
      if (known) known.records.push(record);
      else {
        found.set(key, {
          cause,
          ...(code && {code}),
          ...(check && {check: withValues(check, values, around)}),
          ...(fix && {fix: withValues(fix, values, around)}),
          records: [record],
          checks: findLinksIn(check ?? [])
            .flatMap((page) => called.get(page) ?? [])
            .slice(0, mostChecks)
            .map((operation) => ({
              page: operation.page,
              rpc: operation.context.replace(/^.*\//, ''),
              command: getCommand(operation, values),
            })),
        });
      }
    }
    return [...found.values()];
  };
}
