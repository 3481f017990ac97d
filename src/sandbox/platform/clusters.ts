import {
  findObjectIn,
  findTextIn,
  listIn,
  type Json,
  type JsonObject,
} from '../../calls/json';
import {act, list} from '../act';
import {
  createTimestamp,
  createUuid,
  fail,
  findAll,
  findOne,
  getNextId,
  later,
  type Call,
  type PlatformFunction,
} from '../call';
import {getJujuId} from './machines';
import {countAddresses, findFreeAddresses} from './networks';
import {
  countCopies,
  findMachine,
  findScopeName,
  make,
  objectsIn,
} from './tools';

/** Status of a unit that waits for its machine. */
const createWaitingStatus = (call: Call): JsonObject => ({
  state: 'waiting',
  details: 'waiting for machine',
  createdAt: createTimestamp(call),
});

/** A facility's unit that waits for its machine. */
const createUnit = (
  call: Call,
  name: string,
  more: JsonObject,
): JsonObject => ({
  name,
  agentStatus: {state: 'allocating', createdAt: createTimestamp(call)},
  workloadStatus: createWaitingStatus(call),
  ...more,
});

/** Location of a unit on a machine; empty for a unit in a container. */
const getMachineFields = ({
  id = '',
  hostname = '',
}: JsonObject): JsonObject => ({
  machineId: id,
  hostname,
});

/** The call with a different facility of its scope. */
const callOf = (call: Call, facilityName: string): Call => ({
  ...call,
  request: {...call.request, facilityName},
});

const makeLabels = (
  call: Call,
  facilityName: string,
  {hostname = ''}: JsonObject,
): void =>
  make(callOf(call, facilityName), 'node', {
    _hostname: hostname,
    labels: {
      'kubernetes.io/arch': 'amd64',
      'kubernetes.io/hostname': hostname,
      'kubernetes.io/os': 'linux',
    },
  });

/** Creates OSDs on a machine's devices, numbered after existing ones. */
function makeOsds(
  call: Call,
  facilityName: string,
  {id = '', hostname = ''}: JsonObject,
  devices: number,
): void {
  const ofCluster = callOf(call, facilityName);
  const first = findAll(ofCluster, 'osd').length;
  for (let index = first; index < first + devices; index++) {
    make(ofCluster, 'osd', {
      id: String(index),
      name: `osd.${index}`,
      up: true,
      in: true,
      exists: true,
      deviceClass: 'ssd',
      sizeBytes: '3840755982336',
      machine: {id, hostname},
    });
  }
}

/** The installed charms make the machine a node, its disk an OSD. */
function joinCluster(call: Call, facilityName: string): void {
  for (const {machine, machineId} of objectsIn(call.request.placements)) {
    const host = findMachine(call, machineId);
    if (machine !== true || !host) continue;
    if (facilityName.endsWith('-kubernetes-control-plane'))
      makeLabels(call, facilityName, host);
    if (facilityName.endsWith('-ceph-osd'))
      makeOsds(call, facilityName.replace(/osd$/, 'mon'), host, 1);
  }
}

/** Charms that CreateNode deploys for a cluster on one machine. */
const charms: readonly [
  charm: string,
  channel: string,
  place: 'machine' | 'container' | 'subordinate',
][] = [
  ['kubernetes-control-plane', '1.33/stable', 'machine'],
  ['etcd', '1.33/stable', 'container'],
  ['easyrsa', '1.33/stable', 'container'],
  ['kubeapi-load-balancer', '1.33/stable', 'container'],
  ['calico', '1.33/stable', 'subordinate'],
  ['containerd', '1.33/stable', 'subordinate'],
  ['keepalived', '1.33/stable', 'subordinate'],
  ['ceph-mon', 'squid/stable', 'container'],
  ['ceph-osd', 'squid/stable', 'machine'],
  ['ceph-fs', 'squid/stable', 'container'],
  ['ceph-radosgw', 'squid/stable', 'container'],
  ['ceph-nfs', 'squid/stable', 'container'],
  ['hacluster', '2.4/stable', 'subordinate'],
  ['ceph-csi', '1.33/stable', 'subordinate'],
  ['grafana-agent', 'latest/stable', 'subordinate'],
];

/** Index of the monitor's container on a node. */
const monitorAt = charms
  .filter(([, , place]) => place === 'container')
  .findIndex(([charm]) => charm === 'ceph-mon');

const findBootInterface = ({networkInterfaces}: JsonObject): JsonObject =>
  findObjectIn(
    objectsIn(networkInterfaces).find(({bootInterface}) => bootInterface),
  );

const findSubnet = (call: Call, id: Json | undefined): JsonObject =>
  findObjectIn(findAll(call, 'network', {'subnet.id': id ?? ''})[0]?.subnet);

/** Ends the call if the machine lacks a link or addresses for its cluster. */
function checkNetwork(call: Call, machine: JsonObject): void {
  const {subnetId} = findBootInterface(machine);
  if (!findTextIn(subnetId)) fail(call, 'noLink');
  const {available} = countAddresses(findSubnet(call, subnetId)) ?? {};
  if (Number(available ?? 0) < 2) fail(call, 'noAddress');
}

/** Each is the second free address; a requested one is kept. */
function reserveAddresses(call: Call, machine: JsonObject): void {
  const {subnetId = ''} = findBootInterface(machine);
  const hasAddress = listIn(call.request.virtualIps).length > 0;
  for (const comment of hasAddress ? ['NFS'] : ['NFS', 'Kubernetes API']) {
    const ip = findFreeAddresses(findSubnet(call, subnetId), 2)[1];
    if (ip === undefined) continue;
    make({...call, request: {subnetId}}, 'ipRange', {
      id: getNextId(call, 'ipRange'),
      type: 'reserved',
      startIp: ip,
      endIp: ip,
      comment,
    });
  }
}

/** Creates the facilities of a node, and its two essentials. */
function makeNode(call: Call, machine: JsonObject, prefix: string): void {
  const {scopeUuid, osdDevices} = call.request;
  const node = {_node: prefix};
  for (const [charm, channel, place] of charms) {
    const name = `${prefix}-${charm}`;
    const more = place === 'machine' ? getMachineFields(machine) : {};
    make(call, 'facility', {
      name,
      charmName: `ch:amd64/${charm}`,
      revision: '1',
      channel,
      status: createWaitingStatus(call),
      // Subordinate units are nested under their principal.
      units:
        place === 'subordinate'
          ? []
          : [createUnit(call, `${name}/0`, {...node, ...more})],
      ...node,
    });
  }
  const juju = getJujuId(machine);
  for (const [type, charm, directive] of [
    ['KUBERNETES', 'kubernetes-control-plane', juju],
    ['CEPH', 'ceph-mon', `${juju}/lxd/${monitorAt}`],
  ] as const) {
    const name = `${prefix}-${charm}`;
    const scopeName = findScopeName(call);
    const units = [{name: `${name}/0`, directive}];
    make(call, 'essential', {type, name, scopeUuid, scopeName, units});
  }
  makeLabels(call, `${prefix}-kubernetes-control-plane`, machine);
  const devices = listIn(osdDevices).length;
  makeOsds(call, `${prefix}-ceph-mon`, machine, devices);
  reserveAddresses(call, machine);
  for (const name of listIn(machine.tags))
    make(call, 'tag', {name, comment: ''});
}

/** Contents of a node's two clusters after charm installation. */
function fillClusters(call: Call, machine: JsonObject, prefix: string): void {
  const createdAt = createTimestamp(call);
  const {id = '', hostname = '', ipAddresses} = machine;
  const ceph = callOf(call, `${prefix}-ceph-mon`);
  const container = `${getJujuId(machine)}-lxd-${monitorAt}`;
  make(ceph, 'mon', {
    leader: true,
    name: `juju-${findTextIn(call.request.scopeUuid).slice(-6)}-${container}`,
    publicAddress: `${findTextIn(listIn(ipAddresses)[0])}:6789/0`,
    machine: {id, hostname},
  });
  const fsName = `${prefix}-ceph-fs`;
  make(ceph, 'volume', {id: '1', name: fsName});
  for (const [index, [name, application]] of [
    ['.mgr', 'mgr'] as const,
    [`${fsName}_data`, 'cephfs'] as const,
    [`${fsName}_metadata`, 'cephfs'] as const,
    ['.rgw.root', 'rgw'] as const,
    ['ext4-pool', 'rbd'] as const,
  ].entries()) {
    make(ceph, 'pool', {
      id: String(index + 1),
      name,
      poolType: 'REPLICATED',
      // A cluster with one machine keeps one copy.
      replicatedSize: '1',
      maxBytes: '3648718183628',
      placementGroupCount: '32',
      placementGroupState: {'active+clean': '32'},
      createdAt,
      applications: [application],
    });
  }
  const kubernetes = callOf(call, `${prefix}-kubernetes-control-plane`);
  const system = ['kube-node-lease', 'kube-public', 'kube-system'];
  for (const name of ['default', ...system]) {
    const labels = {'kubernetes.io/metadata.name': name};
    make(kubernetes, 'namespace', {name, labels, createdAt});
  }
  const clusterID = createUuid(call);
  for (const [name, provisioner, parameters] of [
    ['ceph-ext4', 'rbd', {pool: 'ext4-pool'}],
    ['cephfs', 'cephfs', {fsName}],
  ] as const) {
    make(kubernetes, 'storageClass', {
      name,
      provisioner: `${provisioner}.csi.ceph.com`,
      reclaimPolicy: 'Delete',
      volumeBindingMode: 'Immediate',
      parameters: {clusterID, ...parameters},
      createdAt,
    });
  }
}

/** Label domain of the platform in the examples. */
const ownDomain = 'holt.example.com/';

const label = '[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?';

/** @see https://kubernetes.io/docs/concepts/overview/working-with-objects/labels/ */
const labelKey = new RegExp(`^([a-z0-9]([-a-z0-9.]*[a-z0-9])?/)?${label}$`);
const labelValue = new RegExp(`^(${label})?$`);

export const clusterFunctions: Record<string, PlatformFunction> = {
  CreateFacility: (call) =>
    act(call, {revision: findTextIn(call.request.revision) || '1'}),
  AddFacilityUnits: (call) => {
    const facility = findOne(call);
    const {number, placements} = call.request;
    const units = listIn(facility.units);
    const added = Array.from({length: countCopies(number)}, (_, index) => {
      const {machine, machineId} = objectsIn(placements)[index] ?? {};
      const host = machine === true ? findMachine(call, machineId) : undefined;
      const name = `${findTextIn(facility.name)}/${units.length + index}`;
      const more = {...(host && getMachineFields(host)), _added: true};
      return createUnit(call, name, more);
    });
    act(call, {units: [...units, ...added]});
    later(call, facility, 6, () => {
      joinCluster(call, findTextIn(facility.name));
    });
    return {unitNames: added.map(({name = ''}) => name)};
  },
  CreateNode: (call) => {
    const prefix = findTextIn(call.request.prefixName);
    const machine = findOne(call);
    if (machine.status === 'Deployed') checkNetwork(call, machine);
    const answer = act(call);
    makeNode(call, machine, prefix);
    later(call, machine, 8, () => {
      fillClusters(call, machine, prefix);
    });
    return answer;
  },
  ListEssentials: (call) => {
    const {type = 'UNKNOWN', scopeUuid} = call.request;
    return list(
      {...call, request: {}},
      {
        keeps: (one) =>
          (type === 'UNKNOWN' || one.type === type) &&
          findTextIn(one.scopeUuid).includes(findTextIn(scopeUuid)),
      },
    );
  },
  ListKubernetesNodeLabels: (call) => {
    const all = Object.entries(findObjectIn(act(call).labels));
    const labels = all.filter(
      ([key]) => call.request.all === true || key.startsWith(ownDomain),
    );
    return {labels: Object.fromEntries(labels)};
  },
  UpdateKubernetesNodeLabels: (call) => {
    const asked = findObjectIn(call.request.labels);
    for (const [key, value] of Object.entries(asked)) {
      const isGood = labelKey.test(key) && labelValue.test(findTextIn(value));
      if (!isGood) fail(call, 'badLabel');
    }
    const all = {...findObjectIn(findOne(call).labels), ...asked};
    const left = Object.entries(all).filter(([, value]) => value !== '');
    return act(call, {labels: Object.fromEntries(left)});
  },
};
