import {
  findObjectIn,
  findTextIn,
  isObject,
  isZero,
  listIn,
  type Json,
  type JsonObject,
} from '../../calls/json';
import {act, list, setAll} from '../act';
import {
  createUuid,
  fail,
  findAll,
  findOne,
  findRequested,
  type Call,
  type Fields,
  type PlatformFunction,
} from '../call';
import {findMachine, objectsIn} from './tools';

function countObjects(quotaBytes?: Json, objectSizeBytes?: Json): Fields {
  const [size, part] = [Number(quotaBytes ?? 0), Number(objectSizeBytes ?? 0)];
  return {objectCount: String(part ? Math.ceil(size / part) : 0)};
}

/** Whether a policy is a JSON object or empty. */
function isPolicy(policy: Json | undefined): boolean {
  try {
    return isZero(policy) || isObject(JSON.parse(findTextIn(policy)));
  } catch {
    return false;
  }
}

/** NFS export of a subvolume, by its path. */
const getExport = (call: Call, path: Json | undefined): Fields => ({
  'export.ip': '192.0.2.13',
  'export.path': path,
  'export.command': `mount -t nfs4 192.0.2.13:${findTextIn(path)} /mnt/${findTextIn(call.request.subvolumeName)}`,
});

function checkGroup(call: Call): void {
  const {groupName: name = ''} = call.request;
  const isThere = name === '' || findAll(call, 'subvolumeGroup', {name})[0];
  if (!isThere) fail(call, 'noGroup');
}

export const storageFunctions: Record<string, PlatformFunction> = {
  ListPools: (call) => {
    const {application = ''} = call.request;
    // With a filter, the server does not read quotas and profiles.
    const unread = {
      quotaBytes: '0',
      quotaObjects: '0',
      ecOverwrites: false,
      dataChunks: '0',
      codingChunks: '0',
    };
    return list(call, {
      keeps: ({applications}) =>
        application === '' || listIn(applications).includes(application),
      shows: () => (application === '' ? {} : unread),
    });
  },
  ListOSDs: (call) =>
    list(call, {
      shows: ({machine, up}) => {
        const host = findMachine(call, findObjectIn(machine).id);
        return {up: up === true && host?.powerState !== 'off'};
      },
    }),
  CreatePool: (call) => {
    const {replicatedSize, quotaBytes, quotaObjects, ...request} = call.request;
    // Ceph creates the pool before it refuses the number of copies.
    if (request.poolType === 'REPLICATED' && Number(replicatedSize ?? 0) > 10) {
      act({...call, request: {...request, applications: []}});
      fail(call, 'tooManyCopies');
    }
    const answer = act(call);
    // Creating a pool again changes its settings.
    for (const value of findRequested(call)) {
      if (!isZero(replicatedSize)) setAll(value, {replicatedSize});
      setAll(value, {quotaBytes, quotaObjects});
    }
    return answer;
  },
  ListImages: (call) => {
    const poolNames = listIn(call.request.poolNames);
    return list(call, {
      keeps: ({poolName = ''}) =>
        poolNames.length === 0 || poolNames.includes(poolName),
    });
  },
  CreateImage: (call) => {
    const {quotaBytes, objectSizeBytes: sent, ...image} = call.request;
    // The default of Ceph.
    const objectSizeBytes = isZero(sent) ? '4194304' : sent;
    return act(call, {
      objectSizeBytes,
      ...countObjects(quotaBytes, objectSizeBytes),
      stripeUnitBytes: isZero(image.stripeUnitBytes)
        ? objectSizeBytes
        : image.stripeUnitBytes,
      stripeCount: isZero(image.stripeCount) ? '1' : image.stripeCount,
      // Ceph turns both on together.
      fastDiff: image.objectMap === true,
    });
  },
  UpdateImage: (call) => {
    const {objectSizeBytes} = findOne(call);
    return act(call, countObjects(call.request.quotaBytes, objectSizeBytes));
  },
  ListSubvolumes: (call) => {
    checkGroup(call);
    return list(call);
  },
  CreateSubvolume: (asked) => {
    const isExported = asked.request.export === true;
    const {groupName, ...request} = asked.request;
    // Exports are outside groups.
    const _group = isExported ? '' : findTextIn(groupName);
    const call = {...asked, request: {...request, groupName: _group}};
    checkGroup(call);
    const name = findTextIn(request.subvolumeName);
    const folder = `/volumes/${_group || '_nogroup'}/${name}`;
    const own = call.operation.examples.find(
      ({response}) => response.name === name,
    );
    const path =
      findTextIn(own?.response.path) || `${folder}/${createUuid(call)}`;
    if (!isExported) return act(call, {path});
    const gateway = findTextIn(request.facilityName).replace(/mon$/, 'nfs');
    if (!findAll(call, 'facility', {name: gateway})[0]) fail(call, 'noGateway');
    // The gateway charm supports only this volume.
    if (request.volumeName !== 'ceph-fs') fail(call, 'otherVolume');
    return act(call, {
      path,
      _exported: true,
      ...getExport(call, path),
      'export.clients': ['0.0.0.0'],
    });
  },
  UpdateSubvolume: (call) => {
    const {_exported} = findOne(call);
    const isSmall = Number(call.request.quotaBytes ?? 0) < 1024 ** 3;
    if (_exported === true && isSmall) fail(call, 'smallQuota');
    return act(call);
  },
  GrantSubvolumeExportAccess: (call) =>
    act(call, getExport(call, findOne(call).path)),
  CreateBucket: (call) => {
    if (!isPolicy(call.request.policy)) fail(call, 'badPolicy');
    return act(call);
  },
  UpdateBucket: (call) => {
    const {policy, ...request} = call.request;
    if (isPolicy(policy)) return act(call);
    // The gateway changes owner and grants before it reads the policy.
    act({...call, request});
    return fail(call, 'badPolicy');
  },
  DeleteBucket: (call) => {
    if (!isZero(findOne(call).usedObjects)) fail(call, 'notEmpty');
    return act(call);
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
