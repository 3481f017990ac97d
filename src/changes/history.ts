import type {Release, VersionNotes} from '../api/description/releases';
import {getServiceTags} from '../api/description/naming';
import {compareStructures, type Change} from './compare';

export interface DatedChange extends Change {
  /** Stays the same for ever: `v1.1/field-removed/holt.storage.v1.Pool.type`. */
  id: string;
  /** What to do about it, in Markdown. */
  todo?: string;
}

export interface VersionChanges {
  /** Absent of what is not released yet. */
  version?: string;
  date?: string;
  changes: DatedChange[];
}

/** What has changed since changes are recorded. */
export interface History {
  /** The first version that there is a file of. */
  first: {version: string; date: string};
  /** How much the first version has. */
  counts: Record<'services' | 'operations' | 'schemas', number>;
  /** The last version that is released. */
  last: string;
  /** The newest first; what is not released yet before all. */
  versions: VersionChanges[];
  /** Versions of what came after the first, by full name; `next`: not yet released. */
  since: Map<string, string>;
  deprecatedSince: Map<string, string>;
}

/** Stands for the version that is not released yet. */
export const next = 'next';

/** All but schemas, which come and go with what refers to them. */
export const isShown = ({kind}: DatedChange): boolean =>
  !kind.startsWith('schema-');

export const isForCallers = (change: DatedChange): boolean =>
  change.rating !== 'documentation' && isShown(change);

const toDated = (
  changes: readonly Change[],
  version: string,
  {notes = []}: VersionNotes,
): DatedChange[] => {
  const todos = new Map(notes.map(({change, todo}) => [change, todo]));
  return changes.map((change) => {
    const todo = todos.get(change.subject);
    return {
      id: `${version}/${change.kind}/${change.subject}`,
      ...change,
      ...(todo !== undefined && {todo}),
    };
  });
};

const appearances: ReadonlySet<string> = new Set([
  'operation-added',
  'operation-renamed',
  'field-added',
  'field-renamed',
  'value-added',
  'value-renamed',
  'schema-added',
  'schema-renamed',
]);

/**
 * What has changed from one version to the next.
 *
 * @param releases oldest first; the newest may have no date, because it is not
 *   released yet
 * @returns nothing while no version is released
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
    return date === undefined
      ? {changes: toDated(changes, next, notes)}
      : {version, date, changes: toDated(changes, version, notes)};
  });
  const since = new Map<string, string>();
  const deprecatedSince = new Map<string, string>();
  for (const {version = next, changes} of all) {
    for (const {kind, subject} of changes) {
      if (appearances.has(kind)) since.set(subject, version);
      if (kind.endsWith('-deprecated')) deprecatedSince.set(subject, version);
      if (kind.endsWith('-restored')) deprecatedSince.delete(subject);
    }
  }
  const {structure} = first;
  return {
    first: {version: first.version, date: first.date},
    counts: {
      services: getServiceTags(structure).size,
      operations: Object.keys(structure.operations).length,
      schemas: Object.keys(structure.schemas).length,
    },
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

/** A history whose hand-written texts are in another language. */
export function withTodos(
  history: History,
  translate: (text: string) => string,
): History {
  return {
    ...history,
    versions: history.versions.map((one) => ({
      ...one,
      changes: one.changes.map((change) =>
        change.todo === undefined
          ? change
          : {...change, todo: translate(change.todo)},
      ),
    })),
  };
}
