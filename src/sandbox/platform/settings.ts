import {findObjectIn, findTextIn, listIn, readValueAt} from '../../calls/json';
import {
  createUuid,
  fail,
  findObjectsWith,
  findRequestedObjects,
  type Call,
  type OperationHandler,
} from '../call';
import {objectsIn} from './tools';

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

/** The versions of the kernels that MAAS names images after. */
const versionIn = /\d\d\.\d\d/;

/** Has what was selected, and has no source yet. */
const importImages: OperationHandler['then'] = [
  {
    after: 6,
    run: (call) => {
      const known = findObjectsWith(call, 'bootImageSelections', {}).flatMap(
        ({bootImageSelections}) => objectsIn(bootImageSelections),
      );
      const images = findObjectsWith(call, 'bootImage', {});
      const source = images.map((one) => findTextIn(one.source)).find(Boolean);
      for (const image of images.filter((one) => one.source === '')) {
        const {name = ''} =
          known.find((one) => one.distroSeries === image.distroSeries) ?? {};
        const version = versionIn.exec(findTextIn(name))?.[0] ?? '';
        const selected = Object.keys(findObjectIn(image.architectureStatusMap));
        image.source = source ?? '';
        image.name = name;
        image.architectureStatusMap = Object.fromEntries(
          selected.map((one) => [`${one}/ga-${version}`, 'Synced']),
        );
      }
    },
  },
];

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
  UpdatePackageRepository: {
    causes: ['badUrl'],
    check: (call) => {
      findRequestedObjects(call);
      const url = findTextIn(call.request.url);
      if (/^(https?|ftp|ppa):(\/\/)?[^\s/?#]+/.test(url)) return;
      const why = url ? 'Enter a valid URL.' : 'This field is required.';
      fail(
        call,
        'badUrl',
        `ServerError: 400 Bad Request ({"url": ["${why}"]})`,
      );
    },
  },
  CreateBootImage: {
    set: (_, {request}) => {
      const asked = listIn(request.architectures).map(findTextIn);
      const all = asked.length > 0 ? asked : ['amd64'];
      return {
        architectureStatusMap: Object.fromEntries(all.map((one) => [one, ''])),
      };
    },
  },
  ImportBootImages: {then: importImages},
  SetDefaultBootImage: {
    effects: (_, {value, place}) => {
      for (const other of place.values) other.default = other === value;
    },
  },
};
