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
import {createUuid, fail, findAll, type Call, type Platform} from '../call';
import {findMachine, objectsIn, withFields} from './tools';

/** Whether a policy is a JSON object or empty. */
function isPolicy(policy: Json | undefined): boolean {
  try {
    return isZero(policy) || isObject(JSON.parse(findTextIn(policy)));
  } catch {
    return false;
  }
}

/** Sets the policy of a bucket last, as the server does. */
function applyWithPolicy(call: Call): JsonObject {
  const {policy, ...request} = call.request;
  if (isPolicy(policy)) return act(call);
  act({...call, request});
  return fail(call, 'badPolicy');
}

const gib = 1024 ** 3;

/** The size of an export, which the NFS gateway rounds down. */
const toWholeGib = (bytes: Json | undefined): string =>
  String(Math.floor(Number(bytes ?? 0) / gib) * gib);

/** Fields of a pool that the server does not read for a filtered list. */
const unread = {
  quotaBytes: '0',
  quotaObjects: '0',
  ecOverwrites: false,
  dataChunks: '0',
  codingChunks: '0',
};

export const fields: Platform['fields'] = {
  CreateSubvolume: (call) => {
    const {groupName, subvolumeName, quotaBytes} = call.request;
    const isExported = call.request.export === true;
    const group = findTextIn(groupName) || '_nogroup';
    const name = findTextIn(subvolumeName);
    return {
      path: `/volumes/${group}/${name}/${createUuid(call)}`,
      ...(isExported && {
        _exported: true,
        quotaBytes: toWholeGib(quotaBytes),
        'export.clients': ['0.0.0.0'],
      }),
    };
  },
  UpdateSubvolume: (call, {_exported, usedBytes}) => {
    if (_exported !== true) return {};
    const quotaBytes = toWholeGib(call.request.quotaBytes);
    if (quotaBytes === '0' || Number(quotaBytes) < Number(usedBytes ?? 0))
      fail(call, 'tooSmall');
    return {quotaBytes};
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
  // Exports are outside groups.
  CreateSubvolume: (call) =>
    act(
      call.request.export === true ? withFields(call, {groupName: ''}) : call,
    ),
  CreateBucket: applyWithPolicy,
  UpdateBucket: applyWithPolicy,
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
