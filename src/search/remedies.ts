import {findLinksIn} from '../api/linksIn';
import type {RichText} from '../api/richText';
import type {Finding} from './find';
import type {Label} from './labels';
import {getCallPath, type Remedy, type SearchRecord} from './record';

/** Records with the same remedy: one cause in several operations. */
export interface SameRemedy {
  remedy: Remedy;
  records: SearchRecord[];
}

/**
 * Adds the values of a message after the fields in a text.
 *
 * @param brackets text around a value
 */
const withValues = (
  text: readonly RichText[],
  values: Finding['values'],
  brackets: [open: string, close: string],
): RichText[] =>
  text.flatMap((piece): RichText[] => {
    if (typeof piece === 'string') return [piece];
    const [name, properties, ...inner] = piece;
    if (name !== 'code') {
      return [[name, properties, ...withValues(inner, values, brackets)]];
    }
    const value = values.find(([field]) => field === inner[0])?.[1];
    const [open, close] = brackets;
    return value ? [piece, open, ['code', {}, value], close] : [piece];
  });

/** Groups the records of a finding by remedy. */
export function getRemedies(
  {records, values}: Pick<Finding, 'records' | 'values'>,
  labels: Record<Label, string>,
): SameRemedy[] {
  const [open = '', close = ''] = labels[' ({value})'].split('{value}');
  const same = new Map<string, SameRemedy>();
  for (const record of records) {
    const {remedy} = record;
    if (!remedy) continue;
    const {cause, check, fix, code} = remedy;
    const key = JSON.stringify([cause, check, fix, code]);
    const known = same.get(key);
    if (known) known.records.push(record);
    else {
      same.set(key, {
        remedy: {
          ...remedy,
          ...(check && {check: withValues(check, values, [open, close])}),
          ...(fix && {fix: withValues(fix, values, [open, close])}),
        },
        records: [record],
      });
    }
  }
  return [...same.values()];
}

const mostChecks = 2;

export function getChecks(
  {check = []}: Remedy,
  operations: readonly SearchRecord[],
): SearchRecord[] {
  const links = findLinksIn(check);
  return operations
    .filter(({page}) => links.includes(page))
    .slice(0, mostChecks);
}

/** Whether a value is specific to an installation. */
const isOwn = (value: unknown): boolean =>
  typeof value === 'string' && !/^[A-Z\d_]*$/.test(value);

/**
 * A curl command with values from the message; unknown values are in angle
 * brackets.
 *
 * @param operation record of the operation
 */
export function getCommand(
  operation: SearchRecord,
  values: Finding['values'],
  server: string,
): string {
  const {request = {}} = operation;
  const told = new Map(values);
  const body = Object.fromEntries(
    Object.entries(request as Record<string, unknown>)
      .filter(([, value]) => typeof value !== 'object')
      .map(([name, value]) => [
        name,
        told.get(name) ?? (isOwn(value) ? `<${name}>` : value),
      ]),
  );
  const quoted = JSON.stringify(body).replaceAll("'", String.raw`'\''`);
  return `curl ${server}${getCallPath(operation)} --json '${quoted}'`;
}
