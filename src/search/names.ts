import {getTitle, type SearchRecord} from './record';

export interface Names {
  /** Its own names: an identifier or a title. */
  own: string[];
  /** Longer names that must match completely. */
  wholes: string[];
  /** Names of its context: owner, page, service, package. */
  around: string[];
}

/** Last part of a dotted name: `name` of `Pool.name`. */
const getLastPart = (name: string): string =>
  name.slice(name.lastIndexOf('.') + 1);

const getOwner = (name: string): string =>
  name.slice(0, Math.max(0, name.lastIndexOf('.')));

/** `Network.Subnet.name` is also `Subnet.name`. */
function getFieldPaths(title: string): string[] {
  const parts = title.split('.');
  const ends = parts.slice(1).map((_, index) => parts.slice(index).join('.'));
  const call = title.replace(/(?:Request|Response)(?=\.\w+$)/, '');
  return [...new Set([...ends, call])];
}

export function getSearchNames(record: SearchRecord): Names {
  const {kind, title, context} = record;
  switch (kind) {
    case 'operation': {
      const path = context.slice(context.indexOf('/') + 1);
      const [service = '', rpc = ''] = path.split('/');
      return {
        own: [title, rpc],
        wholes: [path, `${getLastPart(service)}.${rpc}`],
        around: [service],
      };
    }
    case 'service':
      return {
        own: [title, getLastPart(context)],
        wholes: [context],
        around: [],
      };
    case 'schema':
      return {
        own: [title, getLastPart(title)],
        wholes: [context],
        around: [getOwner(context)],
      };
    case 'field':
    case 'value':
      return {
        own: [getLastPart(title)],
        wholes: getFieldPaths(title),
        around: [getOwner(title), context],
      };
    case 'error':
      return title.includes(': ')
        ? {own: [getTitle(record)], wholes: [title], around: [title, context]}
        : {own: [title, context], wholes: [], around: []};
    default:
      return {own: [title], wholes: [], around: [context]};
  }
}
