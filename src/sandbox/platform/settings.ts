import {
  findObjectIn,
  findTextIn,
  isZero,
  listIn,
  readValueAt,
} from '../../calls/json';
import {act} from '../act';
import {
  createUuid,
  fail,
  findAll,
  findOne,
  later,
  type Call,
  type PlatformFunction,
} from '../call';
import {objectsIn} from './tools';

/** Ends the call if the server cannot get the cluster's credentials. */
function checkCluster(call: Call): void {
  const device = readValueAt(call.request, 'fio.cephBlockDevice');
  const service = readValueAt(call.request, 'warp.internalObjectService');
  if (service !== undefined && isZero(findObjectIn(service).type))
    fail(call, 'otherService');
  const cluster = device ?? service;
  if (cluster === undefined) return;
  const {facilityName: name = '', scopeUuid = ''} = findObjectIn(cluster);
  const known = findAll(call, 'essential', {name, scopeUuid});
  if (known.length === 0) fail(call, 'noCredentials');
}

/** Imports selected images that have no source yet. */
function importImages(call: Call): void {
  const series = findAll(call, 'bootImageSelections').flatMap(
    ({bootImageSelections}) => objectsIn(bootImageSelections),
  );
  const images = findAll(call, 'bootImage');
  const source = images.map((one) => findTextIn(one.source)).find(Boolean);
  for (const image of images.filter((one) => one.source === '')) {
    const {name = ''} =
      series.find((one) => one.distroSeries === image.distroSeries) ?? {};
    // MAAS names images after the kernel version.
    const version = /\d\d\.\d\d/.exec(findTextIn(name))?.[0] ?? '';
    const selected = Object.keys(findObjectIn(image.architectureStatusMap));
    image.source = source ?? '';
    image.name = name;
    image.architectureStatusMap = Object.fromEntries(
      selected.map((one) => [`${one}/ga-${version}`, 'Synced']),
    );
  }
}

export const settingFunctions: Record<string, PlatformFunction> = {
  CreateTestResult: (call) => {
    checkCluster(call);
    const name =
      findTextIn(call.request.name) || `bist-${createUuid(call).slice(0, 8)}`;
    return act({...call, request: {...call.request, name}});
  },
  CreateBootImage: (call) => {
    const asked = listIn(call.request.architectures).map(findTextIn);
    const all = asked.length > 0 ? asked : ['amd64'];
    const states = Object.fromEntries(all.map((one) => [one, '']));
    return act(call, {architectureStatusMap: states});
  },
  ImportBootImages: (call) => {
    const answer = act(call);
    later(call, findOne(call), 6, () => {
      importImages(call);
    });
    return answer;
  },
  SetDefaultBootImage: (call) => {
    const answer = act(call);
    const own = findOne(call);
    for (const image of findAll(call, 'bootImage'))
      image.default = image === own;
    return answer;
  },
};
