import type {SearchKind} from './record';

/** What a record is found by. */
export interface Names {
  /** What it is called: an identifier or a title, whole. */
  own: string[];
  /** Longer names, by which it is found when they are whole. */
  wholes: string[];
  /** What its surroundings are called: owner, page, service, package. */
  around: string[];
}

/** The last part of a name with dots: `name` of `Pool.name`. */
const getLastPart = (name: string): string =>
  name.slice(name.lastIndexOf('.') + 1);

const getOwner = (name: string): string =>
  name.slice(0, Math.max(0, name.lastIndexOf('.')));

/**
 * Names by which a field is found when they are whole: `Network.Subnet.name` also
 * as `Subnet.name`, `CreatePoolRequest.poolType` also as `CreatePool.poolType`.
 */
function getFieldPaths(title: string): string[] {
  const parts = title.split('.');
  const ends = parts.slice(1).map((_, index) => parts.slice(index).join('.'));
  const call = title.replace(/(?:Request|Response)(?=\.\w+$)/, '');
  return [...new Set([...ends, call])];
}

/** What a record is called, and what is around it. */
export function getSearchNames({
  kind,
  title,
  context,
}: {
  kind: SearchKind;
  title: string;
  context: string;
}): Names {
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
        ? {own: [title], wholes: [], around: [context]}
        : {own: [title, context], wholes: [], around: []};
    default:
      return {own: [title], wholes: [], around: [context]};
  }
}
