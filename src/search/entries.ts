import type {Group, NamesData, PageRows, Row} from './data';
import {membersOf, usualOwner} from './group';
import type {SearchKind} from './types';

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
  /** Longer names, by which it is found when they are whole. */
  wholes: string[];
  /** What its surroundings are called: owner, page, service, package. */
  around: string[];
}

/** The last part of a name with dots: `name` of `Pool.name`. */
const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

const ownerOf = (name: string): string =>
  name.slice(0, Math.max(0, name.lastIndexOf('.')));

/**
 * The second line of a schema that follows from its service: its full name.
 *
 * @param service full name, such as `holt.storage.v1.StorageService`
 */
export const usualContext = (
  {kind, title}: {kind: SearchKind; title: string},
  service = '',
): string =>
  kind === 'schema' && service !== '' ? `${ownerOf(service)}.${title}` : '';

/** Address of the page of a schema, where it follows from the name. */
export const usualPage = (title: string): string =>
  `/docs/api/schemas/${lastOf(title).toLowerCase()}`;

/** What a record is called, and what is around it. */
function namesOf(
  kind: SearchKind,
  title: string,
  context: string,
): Pick<Entry, 'names' | 'wholes' | 'around'> {
  switch (kind) {
    case 'operation': {
      const path = context.slice(context.indexOf('/') + 1);
      const [service = '', rpc = ''] = path.split('/');
      const short = lastOf(service);
      return {
        names: [title, rpc],
        wholes: [path, `${short}.${rpc}`],
        around: [service],
      };
    }
    case 'service':
      return {names: [title, lastOf(context)], wholes: [context], around: []};
    case 'schema':
      return {
        names: [title, lastOf(title)],
        wholes: [context],
        around: [ownerOf(context)],
      };
    case 'field':
    case 'value':
      return {
        names: [lastOf(title)],
        wholes: [title],
        around: [ownerOf(title), context],
      };
    case 'error': {
      return !title.includes(': ')
        ? {names: [title, context], wholes: [], around: []}
        : {names: [title], wholes: [], around: [context]};
    }
    default:
      return {names: [title], wholes: [], around: [context]};
  }
}

/** What a row or a group says of its records. */
const recordsOf = (row: Row | Group, page: string) => {
  const [kind, title, anchor, context, ...names] = row;
  const owner = title || usualOwner(page, anchor);
  return Array.isArray(context)
    ? membersOf([kind, owner, anchor, context]).map((member) => ({
        ...member,
        context: '',
        names: [] as string[],
      }))
    : [{kind, title, anchor, context, names}];
};

function entriesOfPage(
  [address, service, rows]: PageRows,
  serviceName: string | undefined,
): Entry[] {
  const [first] = rows;
  const pageTitle = first?.[1] ?? '';
  const page = address || usualPage(pageTitle);
  const about = first?.[0] === 'operation' ? String(first[3]) : pageTitle;
  const records = rows.flatMap((row) => recordsOf(row, about));
  return records.map((record): Entry => {
    const {kind, title, anchor} = record;
    const usual = anchor === '' ? usualContext(record, serviceName) : pageTitle;
    const context = record.context || usual;
    const {names, wholes, around} = namesOf(kind, title, context);
    return {
      kind,
      title,
      context,
      service,
      page,
      path: anchor === '' ? page : `${page}#${anchor}`,
      names: [...names, ...record.names],
      wholes,
      around: [...around, service],
    };
  });
}

/** The records of an index. */
export function entriesOf({pages}: NamesData): Entry[] {
  const services = new Map<string, string>();
  return pages.flatMap((page) => {
    const [, service, [first]] = page;
    if (first?.[0] === 'service') services.set(service, String(first[3]));
    return entriesOfPage(page, services.get(service));
  });
}
