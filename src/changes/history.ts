import type {Release} from '../api/description/releases';
import {compareStructures, type Change} from './compare';

export interface DatedChange extends Change {
  todo?: string;
}

export interface VersionChanges {
  /** Absent if unreleased. */
  version?: string;
  date?: string;
  changes: DatedChange[];
}

export interface History {
  /** The first version with a platform file. */
  first: {version: string; date: string};
  last: string;
  /** Newest first, beginning with the unreleased version. */
  versions: VersionChanges[];
  /** Version that added each item, by full name; `next` if unreleased. */
  since: Map<string, string>;
  deprecatedSince: Map<string, string>;
}

export const next = 'next';

/** Hides schema changes, which follow from other changes. */
export const isShown = ({kind}: DatedChange): boolean =>
  !kind.startsWith('schema-');

export const isForCallers = (change: DatedChange): boolean =>
  change.rating !== 'documentation' && isShown(change);

/**
 * Changes between consecutive versions.
 *
 * @param releases oldest first; the newest may be unreleased (without a date)
 * @returns `undefined` if no version is released
 */
export function buildHistory(
  releases: readonly Release[],
): History | undefined {
  const dated = releases.flatMap(({date, ...one}) =>
    date === undefined ? [] : [{...one, date}],
  );
  const [first] = dated;
  const last = dated.at(-1);
  if (!first || !last) return undefined;
  const all = releases.map(({version, date, structure, notes}, index) => {
    const before = releases[index - 1];
    const changes = before
      ? compareStructures(before.structure, structure, notes.renames)
      : [];
    const todos = new Map(notes.notes?.map(({change, todo}) => [change, todo]));
    return {
      ...(date !== undefined && {version, date}),
      changes: changes.map((change): DatedChange => {
        const todo = todos.get(change.subject);
        return {...change, ...(todo !== undefined && {todo})};
      }),
    };
  });
  const since = new Map<string, string>();
  const deprecatedSince = new Map<string, string>();
  for (const {version = next, changes} of all) {
    for (const {kind, subject} of changes) {
      if (/-(?:added|renamed)$/.test(kind)) since.set(subject, version);
      if (kind.endsWith('-deprecated')) deprecatedSince.set(subject, version);
      if (kind.endsWith('-restored')) deprecatedSince.delete(subject);
    }
  }
  return {
    first: {version: first.version, date: first.date},
    last: last.version,
    versions: all
      .filter(
        ({version, changes}) => version !== undefined || changes.length > 0,
      )
      .reverse(),
    since,
    deprecatedSince,
  };
}
