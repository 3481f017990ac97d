import {fail, type Call, type OperationHandler} from '../call';
import {objectsWith, uuidFor} from '../call';
import {listIn, objectIn, textIn, valueAt} from '../json';

/** Ends a call for a cluster whose credentials the server cannot get. */
function checkCluster(call: Call): void {
  const places = ['fio.cephBlockDevice', 'warp.internalObjectService'];
  for (const place of places) {
    const {facilityName, scopeUuid, type} = objectIn(
      valueAt(call.request, place),
    );
    if (scopeUuid === undefined && facilityName === undefined) continue;
    if (place.startsWith('warp') && !textIn(type)) fail(call, 'otherService');
    const [known] = objectsWith(call, 'essential', {
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
        /^[A-Za-z0-9.:-]+$/.test(textIn(address)),
      );
      if (!isGood) fail(call, 'badAddress');
    },
  },
  CreateTestResult: {
    causes: ['noCredentials', 'otherService'],
    check: checkCluster,
    set: ({name}, call) => ({
      name: textIn(name) || `bist-${uuidFor(call).slice(0, 8)}`,
    }),
  },
  SetDefaultBootImage: {
    effects: (_, {value, place}) => {
      for (const other of place.values) other.default = other === value;
    },
  },
};
