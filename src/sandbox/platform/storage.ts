import {
  findObjectIn,
  findTextIn,
  isObject,
  isZero,
  listIn,
  type Json,
  type JsonObject,
} from '../../calls/json';
import {act} from '../act';
import {createUuid, fail, findAll, type Platform} from '../call';
import {findMachine, objectsIn, withFields} from './tools';

/** Whether a policy is a JSON object or empty. */
function isPolicy(policy: Json | undefined): boolean {
  try {
    return isZero(policy) || isObject(JSON.parse(findTextIn(policy)));
  } catch {
    return false;
  }
}

/** Fields of a pool that the server does not read for a filtered list. */
const unread = {
  quotaBytes: '0',
  quotaObjects: '0',
  ecOverwrites: false,
  dataChunks: '0',
  codingChunks: '0',
};

export const fields: Platform['fields'] = {
  CreateBucket: (call) => {
    if (!isPolicy(call.request.policy)) fail(call, 'badPolicy');
  },
  CreateSubvolume: (call) => {
    const {groupName, subvolumeName, export: isExported} = call.request;
    const group = findTextIn(groupName) || '_nogroup';
    const name = findTextIn(subvolumeName);
    return {
      path: `/volumes/${group}/${name}/${createUuid(call)}`,
      ...(isExported === true && {
        _exported: true,
        'export.clients': ['0.0.0.0'],
      }),
    };
  },
};

export const functions: Platform['functions'] = {
  ListPools: (call) => {
    const answer = act(call);
    if (isZero(call.request.application)) return answer;
    return {
      pools: objectsIn(answer.pools).map((pool) => ({...pool, ...unread})),
    };
  },
  CreatePool: (call) => {
    const {replicatedSize, ...request} = call.request;
    // Ceph creates the pool before it refuses the number of copies.
    if (request.poolType === 'REPLICATED' && Number(replicatedSize ?? 0) > 10) {
      act({...call, request: {...request, applications: []}});
      fail(call, 'tooManyCopies');
    }
    return act(call);
  },
  // Exports are outside groups.
  CreateSubvolume: (call) =>
    act(
      call.request.export === true ? withFields(call, {groupName: ''}) : call,
    ),
  UpdateBucket: (call) => {
    const {policy, ...request} = call.request;
    if (isPolicy(policy)) return act(call);
    // The gateway changes owner and grants before it reads the policy.
    act({...call, request});
    return fail(call, 'badPolicy');
  },
  CreateUserKey: (call) => {
    const made = act(call);
    const isOfExample = call.operation.examples.some(
      ({response}) => response.accessKey === made.accessKey,
    );
    if (isOfExample) return made;
    // The gateway sorts a user's keys, and the server returns the first one.
    const id = call.request.userId ?? '';
    const keys = objectsIn(findAll(call, 'user', {id})[0]?.keys);
    const nameOf = ({accessKey}: JsonObject): string => findTextIn(accessKey);
    const [first] = keys.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
    return {...first};
  },
};

export const views: Platform['views'] = {
  osd: (call, {machine, up}) => {
    const host = findMachine(call, findObjectIn(machine).id);
    return {up: up === true && host?.powerState !== 'off'};
  },
  image: (_, {quotaBytes, objectSizeBytes}) => {
    const [size, part] = [Number(quotaBytes ?? 0), Number(objectSizeBytes)];
    return {objectCount: String(part ? Math.ceil(size / part) : 0)};
  },
  subvolume: (_, {name, path, export: shared}) => {
    if (listIn(findObjectIn(shared).clients).length === 0) return {};
    const command = `mount -t nfs4 192.0.2.13:${findTextIn(path)} /mnt/${findTextIn(name)}`;
    return {
      'export.ip': '192.0.2.13',
      'export.path': path,
      'export.command': command,
    };
  },
};
