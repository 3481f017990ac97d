import {fail, type Call, type OperationHandler} from '../call';
import {findObjectsWith, createUuid} from '../call';
import {listIn, findObjectIn, findTextIn, readValueAt} from '../../calls/json';

/** Ends a call for a cluster whose credentials the server cannot get. */
function checkCluster(call: Call): void {
  const places = ['fio.cephBlockDevice', 'warp.internalObjectService'];
  for (const place of places) {
    const {facilityName, scopeUuid, type} = findObjectIn(
      readValueAt(call.request, place),
    );
    if (scopeUuid === undefined && facilityName === undefined) continue;
    if (place.startsWith('warp') && !findTextIn(type))
      fail(call, 'otherService');
    const [known] = findObjectsWith(call, 'essential', {
      name: facilityName ?? '',
      scopeUuid: scopeUuid ?? '',
    });
    if (!known) fail(call, 'noCredentials');
  }
}

/** What operations of the platform's own settings do. */
export const configurationHandlers: Record<string, OperationHandler> = {
  UpdateNTPServer: {
    causes: ['badAddress'],
    check: (call) => {
      const isGood = listIn(call.request.addresses).every((address) =>
        /^[A-Za-z0-9.:-]+$/.test(findTextIn(address)),
      );
      if (!isGood) fail(call, 'badAddress');
    },
  },
  CreateTestResult: {
    causes: ['noCredentials', 'otherService'],
    check: checkCluster,
    set: ({name}, call) => ({
      name: findTextIn(name) || `bist-${createUuid(call).slice(0, 8)}`,
    }),
  },
  SetDefaultBootImage: {
    effects: (_, {value, place}) => {
      for (const other of place.values) other.default = other === value;
    },
  },
};
