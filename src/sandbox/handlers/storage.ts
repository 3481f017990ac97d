import {fail, objectsWith, type OperationHandler} from '../call';
import {
  listIn,
  objectIn,
  sameJson,
  textIn,
  type Json,
  type JsonObject,
} from '../json';
import {includes, named, removeAll} from './tools';

/** As many objects as an image of a size takes. */
function countObjects({
  quotaBytes,
  objectSizeBytes,
}: JsonObject): Record<string, Json> {
  const size = BigInt(textIn(quotaBytes) || '0');
  const part = BigInt(textIn(objectSizeBytes) || '0');
  return {objectCount: part ? String((size + part - 1n) / part) : '0'};
}

/** What operations of the Ceph clusters do. */
export const storageHandlers: Record<string, OperationHandler> = {
  ListPools: {
    lists: ({applications}, {application}, isNamed) =>
      isNamed && (!textIn(application) || includes(applications, application)),
  },
  CreatePool: {
    causes: ['otherType'],
    check: (call) => {
      const {poolName = '', poolType} = call.request;
      if (poolName === '') return;
      const [known] = objectsWith(call, 'pool', {name: poolName});
      if (known && !sameJson(known.poolType, poolType)) fail(call, 'otherType');
    },
  },
  DeletePool: {
    effects: (call) => {
      removeAll(call, 'image', named(call, {poolName: 'poolName'}));
    },
  },
  ListImages: {
    lists: ({poolName}, {poolNames}, isNamed) =>
      isNamed &&
      (listIn(poolNames).length === 0 || includes(poolNames, poolName)),
  },
  CreateImage: {set: countObjects},
  UpdateImage: {set: countObjects},
  CreateUserKey: {
    // The gateway sorts the keys of a user; the server returns the first one.
    shows: (made, call) => {
      const isOfExample = call.operation.examples.some(
        ({response}) => response.accessKey === made.accessKey,
      );
      if (isOfExample) return {};
      const [user] = objectsWith(call, 'user', named(call, {id: 'userId'}));
      const keys = listIn(user?.keys).map(objectIn);
      const inOrder = keys.sort((a, b) =>
        textIn(a.accessKey) < textIn(b.accessKey) ? -1 : 1,
      );
      return {...inOrder[0]};
    },
  },
  CreateUser: {
    causes: ['otherName'],
    check: (call) => {
      const {userId = '', userName} = call.request;
      if (userId === '') return;
      const [known] = objectsWith(call, 'user', {id: userId});
      if (known && !sameJson(known.name, userName)) fail(call, 'otherName');
    },
  },
};
