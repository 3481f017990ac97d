import {interpolate} from '../reference/interpolate';
import {
  checkUpgrade,
  type BookChange,
  type BookTouch,
  type ChangesBook,
} from './upgrade';
import type {Rating} from './rules';

/** A change that concerns who asks, for a reader without the book. */
export interface ReportedConcern {
  version: string;
  rating: Rating;
  change: string;
  why: string[];
  todo?: string;
  operations: string[];
  /** The text contains the name of what changes. */
  named?: true;
  page: string;
}

export interface UpgradeReport {
  from: string;
  to: string;
  /** What the check says in a sentence. */
  summary: string;
  changes: ReportedConcern[];
  /** Changes of other operations. */
  others: number;
  /** Operations in the text. */
  operations: string[];
}

export interface UpgradeQuestion {
  /** The oldest version where it is left out. */
  from?: string;
  /** The newest version where it is left out. */
  to?: string;
  /** Code, names, paths or a HAR file; everything concerns without one. */
  text: string;
}

/** Names of the versions that a book knows, the oldest first. */
export const getVersions = ({versions}: ChangesBook): string[] =>
  versions.map(({version}) => version);

/** A version as people write it, `1.1` or `V1.1`; `undefined` if there is none. */
export function findVersionNamed(
  name: string,
  book: ChangesBook,
): string | undefined {
  const wanted = name.trim().toLowerCase();
  return getVersions(book).find(
    (one) => one === wanted || one === `v${wanted}`,
  );
}

/** Why a change matters to some operations, each reason once. */
function getReasons(
  {why}: BookChange,
  touches: readonly BookTouch[],
): string[] {
  const sides = touches.flatMap(
    ({directions}): (keyof typeof why)[] => directions ?? ['call'],
  );
  return [...new Set(sides.flatMap((side) => why[side] ?? []))];
}

/** What an upgrade means for who uses some operations, in words. */
export function reportUpgrade(
  book: ChangesBook,
  {text, ...asked}: UpgradeQuestion,
): UpgradeReport {
  const names = getVersions(book);
  const {from = names[0] ?? '', to = names.at(-1) ?? ''} = asked;
  const say = (label: string, count = 0): string =>
    interpolate(book.labels[label] ?? label, {from, to, count: String(count)});
  const empty = {from, to, changes: [], others: 0, operations: []};
  if (names.length < 2) {
    return {
      ...empty,
      summary: say(
        'There is only one version so far, so there is no upgrade to check.',
      ),
    };
  }
  if (names.indexOf(from) >= names.indexOf(to)) {
    return {...empty, summary: say('Choose an older version to upgrade from.')};
  }
  const {operations, concerns, others} = checkUpgrade(book, {from, to, text});
  const isAll = text.trim() === '';
  if (!isAll && operations.length === 0) {
    return {
      ...empty,
      others,
      summary: say(
        'Your text names no operation of this API. Paste paths, names of operations, code that calls them, or a HAR file.',
      ),
    };
  }
  const nameOf = (place: number): string => book.operations[place]?.name ?? '';
  const count = concerns.length;
  return {
    from,
    to,
    summary: say(
      count === 0
        ? isAll
          ? 'Nothing changes between {from} and {to}.'
          : 'Nothing between {from} and {to} changes what you call.'
        : count === 1
          ? '1 change between {from} and {to} concerns you:'
          : '{count} changes between {from} and {to} concern you:',
      count,
    ),
    changes: concerns.map(({change, rating, touches, isNamed}) => ({
      version: names[change.version] ?? '',
      rating,
      change: change.text,
      why: getReasons(change, touches),
      ...(change.todo !== undefined && {todo: change.todo}),
      operations: touches.map(({operation}) => nameOf(operation)),
      ...(isNamed && {named: true as const}),
      page: change.page,
    })),
    others,
    operations: operations.map(nameOf),
  };
}
