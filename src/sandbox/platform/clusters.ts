import {
  findObjectIn,
  findTextIn,
  listIn,
  type JsonObject,
} from '../../calls/json';
import {act} from '../act';
import {
  createUuid,
  fail,
  findAll,
  findOne,
  type Call,
  type Platform,
} from '../call';
import {getJujuId} from './machines';
import {findFree, findSubnet, toAddress} from './networks';
import {countCopies, findMachine, objectsIn, withFields} from './tools';

/** The first free addresses of a subnet. */
const findAddresses = (subnet: JsonObject, most: number): string[] =>
  findFree(subnet)
    .free.flatMap(([from, to]) =>
      Array.from({length: Math.min(most, to - from + 1)}, (_, at) => from + at),
    )
    .slice(0, most)
    .map(toAddress);

/** OSDs on devices of machines, numbered after those of the cluster. */
function numberOsds(
  call: Call,
  facilityName: string,
  machines: readonly JsonObject[],
): JsonObject[] {
  const cluster = withFields(call, {facilityName});
  const first = findAll(cluster, 'osd').length;
  return machines.map((machine, at) => ({id: String(first + at), machine}));
}

/** The units that a request adds to a facility, with their machines. */
function planUnits(call: Call, {name, units}: JsonObject) {
  const places = objectsIn(call.request.placements);
  if (places.some(({kvm, lxd, machine}) => !kvm && !lxd && !machine))
    fail(call, 'noPlace');
  return Array.from({length: countCopies(call.request.number)}, (_, index) => {
    const at = listIn(units).length + index;
    const {machineId, machine} = places[index] ?? {};
    const host = findMachine(call, machineId);
    return {
      name: `${findTextIn(name)}/${at}`,
      machine: (machine && host) || {},
      directive: host ? getJujuId(host) + (machine ? '' : `/lxd/${at}`) : '',
    };
  });
}

/** Label domain of the platform in the examples. */
const ownDomain = 'holt.example.com/';

export const fields: Platform['fields'] = {
  UpdateKubernetesNodeLabels: (call, node) => {
    const asked = findObjectIn(call.request.labels);
    const all = Object.entries({...findObjectIn(node.labels), ...asked});
    return {
      labels: Object.fromEntries(all.filter(([, value]) => value !== '')),
    };
  },
};

export const functions: Platform['functions'] = {
  AddFacilityUnits: (call) => {
    const facility = findOne(call);
    const name = findTextIn(facility.name);
    const units = planUnits(call, facility);
    // The installed charms make the machine a node, its disk an OSD.
    const placed = units.map(({machine}) => machine).filter(({id}) => id);
    const monitors = name.replace(/osd$/, 'mon');
    const isOf = (charm: string): boolean => name.endsWith(`-${charm}`);
    act(
      withFields(call, {
        _units: units,
        _nodes: isOf('kubernetes-control-plane') ? placed : [],
        _osds: isOf('ceph-osd') ? numberOsds(call, monitors, placed) : [],
        _monitors: monitors,
      }),
    );
    return {unitNames: units.map((one) => one.name)};
  },
  CreateFacility: (call) => {
    const {charmName: name = ''} = call.request;
    const [charm] = findAll(call, 'charmName', {name});
    const _units = charm?.subordinate ? [] : planUnits(call, call.request);
    return act(withFields(call, {_units}));
  },
  CreateNode: (call) => {
    const {prefixName, osdDevices, scopeUuid, virtualIps} = call.request;
    const machine = findOne(call);
    const {subnetId = ''} =
      objectsIn(machine.networkInterfaces).find((one) => one.bootInterface) ??
      {};
    // Each is the second free address; a requested one is kept.
    const comments =
      listIn(virtualIps).length > 0 ? ['NFS'] : ['NFS', 'Kubernetes API'];
    const [, ...reserved] = findAddresses(
      findSubnet(call, subnetId),
      1 + comments.length,
    );
    if (machine.status === 'Deployed') {
      if (subnetId === '') fail(call, 'noLink');
      if (reserved.length === 0) fail(call, 'noAddress');
    }
    const monitors = `${findTextIn(prefixName)}-ceph-mon`;
    const devices = listIn(osdDevices).map(() => machine);
    return act(
      withFields(call, {
        subnetId,
        _reserved: reserved.map((ip, at) => ({ip, comment: comments[at]!})),
        _cluster: createUuid(call),
        _juju: getJujuId(machine),
        _model: findTextIn(scopeUuid).slice(-6),
        _address: listIn(machine.ipAddresses)[0] ?? '',
        _osds: numberOsds(call, monitors, devices),
      }),
    );
  },
  ListKubernetesNodeLabels: (call) => {
    const all = Object.entries(findObjectIn(act(call).labels));
    const labels = all.filter(
      ([key]) => call.request.all === true || key.startsWith(ownDomain),
    );
    return {labels: Object.fromEntries(labels)};
  },
};
