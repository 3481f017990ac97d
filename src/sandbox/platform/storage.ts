import {
  findObjectIn,
  findTextIn,
  isObject,
  isZero,
  listIn,
  sameJson,
  setAt,
  type Json,
  type JsonObject,
} from '../../calls/json';
import {
  createUuid,
  fail,
  findObjectsWith,
  findRequestedObjects,
  getExampleFor,
  getProperties,
  type Call,
  type OperationHandler,
} from '../call';
import {exampleNote} from '../notes';
import {objectsIn, includes, removeAll, requireNamed} from './tools';

/** As many objects as an image of a size takes. */
function countObjects({
  quotaBytes,
  objectSizeBytes,
}: JsonObject): Record<string, Json> {
  const size = BigInt(findTextIn(quotaBytes) || '0');
  const part = BigInt(findTextIn(objectSizeBytes) || '0');
  return {objectCount: part ? String((size + part - 1n) / part) : '0'};
}

/** The smallest quota of an export, in bytes. */
const smallestShare = 1024n ** 3n;

const hasPower = (call: Call, id: Json | undefined): boolean =>
  findObjectsWith(call, 'machine', {id: id ?? ''}).every(
    ({powerState}) => powerState !== 'off',
  );

/** Whether a policy is a JSON object, or there is none. */
function isPolicy(policy: Json | undefined): boolean {
  const text = findTextIn(policy);
  try {
    return text === '' || isObject(JSON.parse(text) as Json);
  } catch {
    return false;
  }
}

/** Ends a call with a policy that is no JSON object. */
function checkPolicy(call: Call): void {
  if (!isPolicy(call.request.policy)) fail(call, 'badPolicy');
}

/** Of Ceph Squid; the size is the sum of the chunks. */
const defaultErasureCodeProfile = {
  dataChunks: '2',
  codingChunks: '2',
  replicatedSize: '4',
};

/** The server finds an export by the names of its group and itself. */
const overlookVolume = (request: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(request).filter(([field]) => field !== 'volumeName'),
  );

/** Ends a call for a subvolume in a group that its cluster has not. */
function checkGroup(call: Call): void {
  const {groupName: name = ''} = call.request;
  if (name === '') return;
  const groups = findObjectsWith(call, 'subvolumeGroup', {name});
  if (groups.length === 0) fail(call, 'noGroup');
}

/** Where the NFS gateway exports a subvolume, by their paths in it. */
const getExport = (
  path: Json | undefined,
  {request}: Call,
): Record<string, Json> => ({
  'export.ip': '192.0.2.13',
  'export.path': path ?? '',
  'export.command': `mount -t nfs4 192.0.2.13:${findTextIn(path)} /mnt/${findTextIn(request.subvolumeName)}`,
});

/** What operations of the Ceph clusters do. */
export const storageHandlers: Record<string, OperationHandler> = {
  ListPools: {
    lists: ({applications}, {application}, isNamed) =>
      isNamed &&
      (!findTextIn(application) || includes(applications, application)),
  },
  ListOSDs: {
    shows: ({machine, up}, call) => ({
      up: up === true && hasPower(call, findObjectIn(machine).id),
    }),
  },
  DoSMART: {
    causes: ['noOsd'],
    answer: (call) => {
      const {osdName = ''} = call.request;
      const [osd] = findObjectsWith(call, 'osd', {name: osdName});
      if (!osd) fail(call, 'noOsd');
      call.note = exampleNote;
      return getExampleFor(call.operation, call.request);
    },
  },
  CreatePool: {
    causes: ['otherType', 'otherApplication'],
    set: ({poolType}) =>
      poolType === 'ERASURE' ? defaultErasureCodeProfile : {},
    check: (call) => {
      const {poolName = '', poolType, applications} = call.request;
      const isKnown = listIn(applications).every((one) =>
        ['cephfs', 'rbd', 'rgw'].includes(findTextIn(one)),
      );
      if (!isKnown) fail(call, 'otherApplication');
      if (poolName === '') return;
      const [known] = findObjectsWith(call, 'pool', {name: poolName});
      if (!known) return;
      if (!sameJson(known.poolType, poolType)) fail(call, 'otherType');
      // Another call for a pool changes its settings.
      const settings = getProperties(call);
      for (const [field, value] of Object.entries(call.request)) {
        if (Object.hasOwn(settings, field)) setAt(known, field, value);
      }
    },
  },
  DeletePool: {
    effects: (call) => {
      removeAll(call, 'image', requireNamed(call, {poolName: 'poolName'}));
    },
  },
  ListImages: {
    lists: ({poolName}, {poolNames}, isNamed) =>
      isNamed &&
      (listIn(poolNames).length === 0 || includes(poolNames, poolName)),
  },
  CreateImage: {
    causes: ['badSize'],
    check: (call) => {
      const size = Number(call.request.objectSizeBytes ?? 0);
      if (size < 4096 || size > 33554432) fail(call, 'badSize');
    },
    set: (image, {request}) => ({
      ...countObjects(image),
      stripeUnitBytes: isZero(request.stripeUnitBytes)
        ? request.objectSizeBytes
        : request.stripeUnitBytes,
      stripeCount: isZero(request.stripeCount) ? '1' : request.stripeCount,
    }),
  },
  UpdateImage: {set: countObjects},
  CreateSubvolume: {
    causes: ['noGroup', 'noGateway', 'otherVolume'],
    // An export stands outside of the groups.
    overlook: (request) =>
      request.export === true ? {...request, groupName: ''} : request,
    check: (call) => {
      checkGroup(call);
      const {facilityName, volumeName, export: isExported} = call.request;
      if (isExported !== true) return;
      const name = findTextIn(facilityName).replace(/ceph-mon$/, 'ceph-nfs');
      const gateways = findObjectsWith(call, 'facility', {name});
      if (gateways.length === 0) fail(call, 'noGateway');
      // The charm of the gateway knows this one alone.
      if (volumeName !== 'ceph-fs') fail(call, 'otherVolume');
    },
    set: (subvolume, call) => {
      const {groupName, subvolumeName, export: isExported} = call.request;
      const _group = findTextIn(groupName) || '_nogroup';
      const path =
        findTextIn(subvolume.path) ||
        `/volumes/${_group}/${findTextIn(subvolumeName)}/${createUuid(call)}`;
      if (isExported !== true) return {_group, path};
      return {
        _group,
        path,
        _exported: true,
        ...getExport(path, call),
        'export.clients': ['0.0.0.0'],
      };
    },
  },
  UpdateSubvolume: {
    causes: ['smallQuota'],
    check: (call) => {
      const {quotaBytes = '0'} = call.request;
      const isExported = findRequestedObjects(call).some(
        ({value}) => value._exported === true,
      );
      const isSmall = BigInt(findTextIn(quotaBytes) || '0') < smallestShare;
      if (isExported && isSmall) fail(call, 'smallQuota');
    },
  },
  ListSubvolumes: {causes: ['noGroup'], check: checkGroup},
  GrantSubvolumeExportAccess: {
    overlook: overlookVolume,
    set: ({path}, call) => getExport(path, call),
  },
  RevokeSubvolumeExportAccess: {overlook: overlookVolume},
  DeleteBucket: {
    causes: ['notEmpty'],
    check: (call) => {
      const isEmpty = findRequestedObjects(call).every(({value}) =>
        isZero(value.usedObjects),
      );
      if (!isEmpty) fail(call, 'notEmpty');
    },
  },
  CreateBucket: {causes: ['badPolicy'], check: checkPolicy},
  UpdateBucket: {
    causes: ['badPolicy'],
    check: (call) => {
      const found = findRequestedObjects(call);
      const {owner = ''} = call.request;
      const [user] = findObjectsWith(call, 'user', {id: owner});
      if (!user) return;
      // Owner and grants have changed when the gateway reads the policy.
      for (const {value} of isPolicy(call.request.policy) ? [] : found) {
        value.owner = owner;
        value.grants = objectsIn(value.grants).map((grant) => ({
          ...grant,
          id: owner,
          name: user.name ?? '',
        }));
      }
      checkPolicy(call);
    },
  },
  CreateUserKey: {
    // The gateway sorts the keys of a user; the server returns the first one.
    shows: (made, call) => {
      const isOfExample = call.operation.examples.some(
        ({response}) => response.accessKey === made.accessKey,
      );
      if (isOfExample) return {};
      const [user] = findObjectsWith(
        call,
        'user',
        requireNamed(call, {id: 'userId'}),
      );
      const keys = objectsIn(user?.keys);
      const inOrder = keys.sort((a, b) =>
        findTextIn(a.accessKey) < findTextIn(b.accessKey) ? -1 : 1,
      );
      return {...inOrder[0]};
    },
  },
  CreateUser: {
    causes: ['otherName', 'nameless'],
    check: (call) => {
      const {userId = '', userName} = call.request;
      if (isZero(userName)) fail(call, 'nameless');
      if (userId === '') fail(call, 'nameless', 'missing user ID');
      const [known] = findObjectsWith(call, 'user', {id: userId});
      if (known && !sameJson(known.name, userName)) fail(call, 'otherName');
    },
  },
};
