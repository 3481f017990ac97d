import type {RichText} from '../api/richText';
import type {Finding} from './find';
import type {Remedy, SearchRecord} from './record';

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

/**
 * Groups the records of a finding by remedy.
 *
 * @param around `{value}` with what stands around a value
 */
export function getRemedies(
  {records, values}: Pick<Finding, 'records' | 'values'>,
  around: string,
): SameRemedy[] {
  const [open = '', close = ''] = around.split('{value}');
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
