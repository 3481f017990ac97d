import type {Group} from './data';
import type {SearchKind} from './types';

/** A record that is one of several of its owner. */
export interface Member {
  kind: SearchKind;
  title: string;
  anchor: string;
}

/** Title of a page, or the method of the operation on it. */
export interface PageName {
  title?: string;
  rpc?: string;
}

/** What stands between an owner and its own: `Pool.name`, `CreatePool: unknown`. */
const joint = (kind: SearchKind): string => (kind === 'error' ? ': ' : '.');

/**
 * Owner of the records of an anchor that follows from the page: on the page of an
 * operation its messages, and on that of a schema the schema.
 *
 */
export const usualOwner = (
  {title = '', rpc}: PageName,
  anchor: string,
): string => {
  if (rpc === undefined || anchor === 'error') return rpc ?? title;
  return `${rpc}${anchor.charAt(0).toUpperCase()}${anchor.slice(1)}`;
};

/** The code of an error, without the number of its cause. */
const codeOf = (name: string): string => name.replace(/\.\d+$/, '');

const titleOf = (kind: SearchKind, owner: string, name: string): string =>
  `${owner}${joint(kind)}${codeOf(name)}`;

/** The members of a group. */
export const membersOf = ([kind, owner, anchor, names]: Group): Member[] =>
  names.map((name) => ({
    kind,
    title: titleOf(kind, owner, name),
    anchor: `${anchor}.${name}`,
  }));

/** A member as a group of one, if it follows from one. */
export function groupOf({kind, title, anchor}: Member): Group | undefined {
  const [, base, name] = /^(.+?)\.([^.]+(?:\.\d+)?)$/.exec(anchor) ?? [];
  if (base === undefined || name === undefined) return undefined;
  const end = titleOf(kind, '', name);
  const owner = title.slice(0, -end.length);
  return `${owner}${end}` === title ? [kind, owner, base, [name]] : undefined;
}
