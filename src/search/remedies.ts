import type {Remedy, SearchRecord} from './record';

/** Records with the same remedy: one cause in several operations. */
export interface SameRemedy {
  remedy: Remedy;
  records: SearchRecord[];
}

/** Groups the records of a finding by remedy. */
export function getRemedies(records: readonly SearchRecord[]): SameRemedy[] {
  const same = new Map<string, SameRemedy>();
  for (const record of records) {
    const {remedy} = record;
    if (!remedy) continue;
    const {cause, check, fix, code} = remedy;
    const key = JSON.stringify([cause, check, fix, code]);
    const known = same.get(key);
    if (known) known.records.push(record);
    else same.set(key, {remedy, records: [record]});
  }
  return [...same.values()];
}
