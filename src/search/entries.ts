import type {NamesData, Row} from './data';
import type {SearchKind} from './types';
import {wordsOf} from './words';

/** A record as the browser knows it. */
export interface Entry {
  kind: SearchKind;
  title: string;
  context: string;
  service: string;
  page: string;
  path: string;
  /** What it is called: an identifier or a title, whole. */
  names: string[];
  /** What its surroundings are called: owner, page, service, package. */
  around: string[];
  /** How many words the shortest of its names has. */
  size: number;
}

/** The last part of a name with dots: `name` of `Pool.name`. */
const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

const ownerOf = (name: string): string =>
  name.slice(0, Math.max(0, name.lastIndexOf('.')));

/** Names that follow from what a row says anyway. */
function derived(
  kind: SearchKind,
  title: string,
  context: string,
): Pick<Entry, 'names' | 'around'> {
  switch (kind) {
    case 'operation': {
      const path = context.slice(context.indexOf('/') + 1);
      const [service = '', rpc = ''] = path.split('/');
      return {
        names: [title, rpc],
        around: [
          path,
          `${lastOf(service)}.${rpc}`,
          `${lastOf(service)}/${rpc}`,
        ],
      };
    }
    case 'service':
      return {names: [title, lastOf(context)], around: [context]};
    case 'schema':
      return {names: [title, context], around: []};
    case 'field':
    case 'value':
      return {names: [lastOf(title), title], around: [ownerOf(title), context]};
    case 'error': {
      const [owner = '', code] = title.split(': ');
      return code === undefined
        ? {names: [title], around: [context]}
        : {names: [code, title], around: [owner, context]};
    }
    default:
      return {names: [title], around: [context]};
  }
}

/** The records of an index. */
export function entriesOf({pages}: NamesData): Entry[] {
  return pages.flatMap(([page, service, rows]) => {
    const usual = rows[0]?.[1] ?? '';
    return rows.map(([kind, title, anchor, ownContext, ...more]: Row) => {
      const context = ownContext || (anchor === '' ? '' : usual);
      const {names, around} = derived(kind, title, context);
      return {
        kind,
        title,
        context,
        service,
        page,
        path: anchor === '' ? page : `${page}#${anchor}`,
        names: [...names, ...more],
        around: [...around, service],
        size: Math.max(
          1,
          Math.min(...names.map((name) => wordsOf(name).length)),
        ),
      };
    });
  });
}
