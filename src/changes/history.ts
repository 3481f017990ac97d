import type {OpenApiDocument} from '../api/openapi';
import type {Change} from './compare';
import {compareDescriptions} from './compareDescriptions';
import type {FrozenVersion, VersionNotes} from './versionFiles';

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
  /** The first version that was frozen. */
  first: Pick<FrozenVersion, 'version' | 'date'>;
  /** How much the first version has. */
  counts: Record<'services' | 'operations' | 'schemas', number>;
  /** The last version that was frozen. */
  last: string;
  /** The newest first; what is not released yet before all. */
  versions: VersionChanges[];
  /** Versions of what came after the first, by full name; `next`: not yet released. */
  since: Map<string, string>;
  deprecatedSince: Map<string, string>;
}

/** Stands for the version that is not frozen yet. */
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
 * What has changed from one frozen version to the next, and from the last to
 * the description of today.
 *
 * @param frozen oldest first
 * @param upcoming what is written beside the version that comes next
 * @returns nothing while no version is frozen
 */
export function buildHistory(
  frozen: readonly FrozenVersion[],
  today: OpenApiDocument,
  upcoming: VersionNotes = {},
): History | undefined {
  const [first] = frozen;
  const last = frozen.at(-1);
  if (!first || !last) return undefined;
  const released = frozen.map(({version, date, document, notes}, index) => {
    const before = frozen[index - 1];
    const changes = before
      ? compareDescriptions(before.document, document, notes.renames)
      : [];
    return {version, date, changes: toDated(changes, version, notes)};
  });
  const planned = toDated(
    compareDescriptions(last.document, today, upcoming.renames),
    next,
    upcoming,
  );
  const since = new Map<string, string>();
  const deprecatedSince = new Map<string, string>();
  const all: VersionChanges[] = [...released, {changes: planned}];
  for (const {version = next, changes} of all) {
    for (const {kind, subject} of changes) {
      if (appearances.has(kind)) since.set(subject, version);
      if (kind.endsWith('-deprecated')) deprecatedSince.set(subject, version);
      if (kind.endsWith('-restored')) deprecatedSince.delete(subject);
    }
  }
  return {
    first: {version: first.version, date: first.date},
    counts: {
      services: first.document.tags.length,
      operations: Object.keys(first.document.paths).length,
      schemas: Object.keys(first.document.components.schemas).length,
    },
    last: last.version,
    versions: [
      ...(planned.length > 0 ? [{changes: planned}] : []),
      ...released.reverse(),
    ],
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
