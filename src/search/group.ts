import type {Group} from './data';
import type {SearchKind} from './types';

/** A record that is one of several of its owner. */
export interface Member {
  kind: SearchKind;
  title: string;
  anchor: string;
}

/** What stands between an owner and its own: `Pool.name`, `CreatePool: unknown`. */
const joint = (kind: SearchKind): string => (kind === 'error' ? ': ' : '.');

/**
 * Owner of the records of an anchor that follows from the page: on the page of an
 * operation its messages, and on that of a schema the schema.
 *
 * @param page title of a schema, or path of an operation after `POST `
 */
export const usualOwner = (page: string, anchor: string): string => {
  const rpc = /^POST .*\/(.+)$/.exec(page)?.[1];
  if (rpc === undefined || anchor === 'error') return rpc ?? page;
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
