import type {Group, NamesData, PageRows, Row, Side} from './data';
import {membersOf, usualOwner, type PageName} from './group';
import {pageOfCode} from './pageCode';
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

/** What stands before the method in the second line of an operation. */
export const callOf = (service = ''): string => `POST /${service}/`;

/** `CreatePool` of `POST /holt.storage.v1.StorageService/CreatePool`. */
export const methodOf = (call: string): string =>
  call.slice(call.lastIndexOf('/') + 1);

/** `create-ip-range` of `CreateIPRange`. */
const dashed = (rpc: string): string =>
  rpc
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
    .toLowerCase();

/**
 * Address of the page of an operation or a schema, where it follows from the
 * name.
 *
 * @param name of the method or the schema
 */
export const usualPage = (
  kind: SearchKind,
  name: string,
  service: string,
): string =>
  kind === 'operation'
    ? `/docs/api/${service}-${dashed(name)}`
    : `/docs/api/schemas/${lastOf(name).toLowerCase()}`;

/** The page of a message of an operation, which nothing else has. */
const messagePage = (service: string, title: string): PageRows => [
  '',
  service,
  [['schema', title, '', '']],
];

/**
 * Names by which a field is found when they are whole: `Network.Subnet.name` also
 * as `Subnet.name`, `CreatePoolRequest.poolType` also as `CreatePool.poolType`.
 */
function wholesOf(title: string): string[] {
  const parts = title.split('.');
  const ends = parts.slice(1).map((_, index) => parts.slice(index).join('.'));
  const call = title.replace(/(?:Request|Response)(?=\.\w+$)/, '');
  return [...new Set([...ends, call])];
}

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
        wholes: wholesOf(title),
        around: [ownerOf(title), context],
      };
    case 'error': {
      return !title.includes(': ')
        ? {names: [title, context], wholes: [], around: []}
        : {
            names: [title],
            wholes: [],
            around: [context, title.replace(/: .*/, '')],
          };
    }
    default:
      return {names: [title], wholes: [], around: [context]};
  }
}

/** What a row or a group says of its records. */
const recordsOf = (row: Row | Group, page: PageName) => {
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
  [address, service, rows, ...messages]: PageRows,
  serviceName: string | undefined,
): Entry[] {
  const [first] = rows;
  const pageTitle = first?.[1] ?? '';
  const pageKind = first?.[0] ?? 'document';
  const isOperation = pageKind === 'operation';
  const rpc = isOperation ? methodOf(String(first?.[3])) : '';
  const page = address || usualPage(pageKind, rpc || pageTitle, service);
  const records = rows.flatMap((row) =>
    recordsOf(row, isOperation ? {rpc} : {title: pageTitle}),
  );
  const own = records.map((record): Entry => {
    const {kind, title, anchor} = record;
    const usual = anchor === '' ? usualContext(record, serviceName) : pageTitle;
    const context =
      kind === 'operation' && !record.context.includes('/')
        ? callOf(serviceName) + record.context
        : record.context || usual;
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
  const others = messages.flatMap((side: Side) =>
    entriesOfPage(messagePage(service, `${rpc}${side}`), serviceName),
  );
  return [...own, ...others];
}

/** The records of an index. */
export function entriesOf({pages}: NamesData): Entry[] {
  const services = new Map<string, string>();
  return pages.map(pageOfCode).flatMap((page) => {
    const [, service, [first]] = page;
    if (first?.[0] === 'service') services.set(service, String(first[3]));
    return entriesOfPage(page, services.get(service));
  });
}
