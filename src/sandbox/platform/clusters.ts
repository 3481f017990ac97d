import {
  findObjectIn,
  findTextIn,
  listIn,
  readValueAt,
  sameJson,
  type Json,
  type JsonObject,
} from '../../calls/json';
import {
  createTimestamp,
  createUuid,
  fail,
  findObjectsWith,
  getExampleFor,
  getNextId,
  type Call,
  type OperationHandler,
} from '../call';
import {exampleNote} from '../notes';
import {findLists} from '../rules';
import {clone} from '../store';
import {computeStatistics, findFreeAddresses} from './metal';
import {
  objectsIn,
  countCopiesIn,
  getMachine,
  getScopeName,
  make,
  removeAll,
  requireDefined,
} from './tools';

/** A unit of a facility that waits for its machine. */
export const waitingUnit = (
  call: Call,
  name: string,
  more: JsonObject,
): JsonObject => ({
  name,
  agentStatus: {
    state: 'allocating',
    details: '',
    createdAt: createTimestamp(call),
  },
  workloadStatus: waiting(call),
  leader: false,
  machineId: '',
  ipAddress: '',
  hostname: '',
  charmName: '',
  version: '',
  ...more,
});

/** The status of what waits for its machine. */
export const waiting = (call: Call): JsonObject => ({
  state: 'waiting',
  details: 'waiting for machine',
  createdAt: createTimestamp(call),
});

/** Makes the labels of the node that a machine becomes. */
export function makeLabels(
  call: Call,
  facilityName: string,
  {hostname = ''}: JsonObject = {},
): void {
  const ofCluster = {...call, request: {...call.request, facilityName}};
  make(ofCluster, 'node', {
    _hostname: hostname,
    labels: {
      'kubernetes.io/arch': 'amd64',
      'kubernetes.io/hostname': hostname,
      'kubernetes.io/os': 'linux',
    },
  });
}

/** Makes OSDs of some devices of a machine, after those that there are. */
export function makeOsds(
  call: Call,
  facilityName: string,
  {id = '', hostname = ''}: JsonObject = {},
  devices = listIn(call.request.osdDevices).length,
): void {
  const ofCluster = {...call, request: {...call.request, facilityName}};
  const first = findObjectsWith(ofCluster, 'osd', {}).length;
  for (let index = first; index < first + devices; index++) {
    make(ofCluster, 'osd', {
      id: String(index),
      name: `osd.${index}`,
      up: true,
      in: true,
      exists: true,
      deviceClass: 'ssd',
      sizeBytes: '3840755982336',
      usedBytes: '0',
      placementGroupCount: '0',
      machine: {id, hostname},
    });
  }
}

/** The new units, on the machines of `placements` as far as there are any. */
function addUnits(facility: JsonObject, call: Call): Record<string, Json> {
  const {number, placements} = call.request;
  const known = listIn(facility.units);
  const added = Array.from({length: countCopiesIn(number)}, (_, index) => {
    const {machine, machineId} = findObjectIn(listIn(placements)[index]);
    // A unit in a container shows no machine.
    const host = machine === true ? getMachine(call, machineId) : undefined;
    return waitingUnit(
      call,
      `${findTextIn(facility.name)}/${known.length + index}`,
      {
        machineId: machine === true ? findTextIn(machineId) : '',
        hostname: findTextIn(host?.hostname),
        _added: true,
      },
    );
  });
  return {
    _answer: {unitNames: added.map(({name = ''}) => name)},
    units: [...known, ...added],
  };
}

/** The options that a text sets for a facility. */
function findOptionsIn(text: string, facility: string): Record<string, string> {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trimEnd() === `${facility}:`);
  const options: Record<string, string> = {};
  for (const line of start < 0 ? [] : lines.slice(start + 1)) {
    if (/^\S/.test(line)) break;
    const [, option, value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (option) options[option] = value.trim();
  }
  return options;
}

/** The options of a charm as Juju shows them, with new values for some. */
function withOptions(
  text: string,
  options: Record<string, string>,
): string | undefined {
  if (text === '') return undefined;
  let option = '';
  const lines = text.split('\n').map((line) => {
    option = /^([\w-]+):/.exec(line)?.[1] ?? option;
    const value = options[option];
    if (value === undefined) return line;
    return line
      .replace(/^( {2}value:).*/, (_, key: string) => `${key} ${value}`)
      .replace(/^( {2}source:).*/, '$1 user');
  });
  return lines.join('\n');
}

/** What operations of facilities do. */
export const facilityHandlers: Record<string, OperationHandler> = {
  AddFacilityUnits: {
    set: addUnits,
    then: [
      {
        // Once installed, the charms of a cluster make a machine a node and use
        // its disks.
        after: 6,
        run: (call, {value}) => {
          const name = findTextIn(value.name);
          for (const placement of listIn(call.request.placements)) {
            const {machine, machineId} = findObjectIn(placement);
            if (machine !== true) continue;
            const host = getMachine(call, machineId);
            if (/-kubernetes-control-plane$/.test(name)) {
              makeLabels(call, name, host);
            } else if (/-ceph-osd$/.test(name)) {
              makeOsds(call, name.replace(/osd$/, 'mon'), host, 1);
            }
          }
        },
      },
    ],
  },
  CreateFacility: {
    causes: ['noCharm'],
    check: (call) => {
      const {charmName = ''} = call.request;
      const isKnown = ['charm', 'otherCharm'].some(
        (kind) => findObjectsWith(call, kind, {name: charmName}).length > 0,
      );
      if (!isKnown) fail(call, 'noCharm');
    },
    set: (_, {request}) => ({revision: findTextIn(request.revision) || '1'}),
  },
  UpdateFacility: {
    set: (facility, call) => ({
      'metadata.configYaml': withOptions(
        findTextIn(readValueAt(facility, 'metadata.configYaml')),
        findOptionsIn(
          findTextIn(call.request.configYaml),
          findTextIn(facility.name),
        ),
      ),
    }),
  },
  DeleteFacility: {
    effects: (call, {value: {name = ''}}) => {
      const {scopeUuid = ''} = call.request;
      removeAll(call, 'essential', {name, scopeUuid});
    },
  },
  ListActions: {
    causes: ['noFacility'],
    answer: (call) => {
      const name = call.request.facilityName ?? '';
      const [facility] = findObjectsWith(call, 'facility', {name});
      if (!facility) fail(call, 'noFacility');
      // The data center has the actions of this charm alone.
      if (!/\/ceph-mon\b/.test(findTextIn(facility.charmName))) {
        call.note = exampleNote;
      }
      return getExampleFor(call.operation, call.request);
    },
  },
  ListCharmArtifacts: {
    causes: ['noCharm'],
    answer: (call) => {
      const {examples} = call.operation;
      const name = call.request.name ?? '';
      const [charm] = findObjectsWith(call, 'charm', {name});
      if (!charm) fail(call, 'noCharm');
      const example = examples.find(({request}) => request.name === name);
      const {defaultArtifact = {}} = charm;
      return clone(example?.response ?? {artifacts: [defaultArtifact]});
    },
  },
  ResolveFacilityUnitErrors: {
    causes: ['always'],
    answer: (call) => fail(call, 'always'),
  },
};

/** The charms of a cluster of one machine, as CreateNode deploys them. */
const charms: readonly {
  charm: string;
  channel: string;
  place: 'machine' | 'container' | 'subordinate';
}[] = [
  {
    charm: 'kubernetes-control-plane',
    channel: '1.33/stable',
    place: 'machine',
  },
  {charm: 'etcd', channel: '1.33/stable', place: 'container'},
  {charm: 'easyrsa', channel: '1.33/stable', place: 'container'},
  {charm: 'kubeapi-load-balancer', channel: '1.33/stable', place: 'container'},
  {charm: 'calico', channel: '1.33/stable', place: 'subordinate'},
  {charm: 'containerd', channel: '1.33/stable', place: 'subordinate'},
  {charm: 'keepalived', channel: '1.33/stable', place: 'subordinate'},
  {charm: 'ceph-mon', channel: 'squid/stable', place: 'container'},
  {charm: 'ceph-osd', channel: 'squid/stable', place: 'machine'},
  {charm: 'ceph-fs', channel: 'squid/stable', place: 'container'},
  {charm: 'ceph-radosgw', channel: 'squid/stable', place: 'container'},
  {charm: 'ceph-nfs', channel: 'squid/stable', place: 'container'},
  {charm: 'hacluster', channel: '2.4/stable', place: 'subordinate'},
  {charm: 'ceph-csi', channel: '1.33/stable', place: 'subordinate'},
  {charm: 'grafana-agent', channel: 'latest/stable', place: 'subordinate'},
];

/** Place of the monitor among the containers of a node, from 0. */
const monitorAt = charms
  .filter(({place}) => place === 'container')
  .findIndex(({charm}) => charm === 'ceph-mon');

/** The ID of a machine in its Juju model, such as `3`. */
const getJujuId = (machine: JsonObject | undefined): string =>
  /\d+$/.exec(
    findTextIn(findObjectIn(machine?.workloadAnnotations)['juju-machine-id']),
  )?.[0] ?? '0';

/**
 * Reserves an address for NFS, and one for the Kubernetes API unless the
 * request has one: each time the second that is free.
 */
function reserveAddresses(call: Call, machine: JsonObject | undefined): void {
  const {virtualIps} = call.request;
  const subnetId = getBootInterface(machine)?.subnetId ?? '';
  for (const comment of [
    'NFS',
    ...(listIn(virtualIps).length > 0 ? [] : ['Kubernetes API']),
  ]) {
    const [network] = findObjectsWith(call, 'network', {
      'subnet.id': subnetId,
    });
    const ip = findFreeAddresses(findObjectIn(network?.subnet), 2)[1];
    if (ip === undefined) continue;
    const id = getNextId('ipRange', call);
    const [place] = findLists('ipRange', {...call, request: {subnetId}});
    place?.replace([
      ...place.values,
      {id, type: 'reserved', startIp: ip, endIp: ip, comment},
    ]);
  }
}

/** Makes the facilities of a node, and the two that are its essentials. */
function makeNode(call: Call): void {
  const {prefixName, scopeUuid, machineId} = call.request;
  const nameOf = (charm: string): string =>
    `${findTextIn(prefixName)}-${charm}`;
  const machine = getMachine(call, machineId);
  const onMachine = {
    machineId: findTextIn(machineId),
    hostname: findTextIn(machine?.hostname),
  };
  for (const {charm, channel, place} of charms) {
    const name = nameOf(charm);
    const node = requireDefined({_node: prefixName});
    const more = place === 'machine' ? {...node, ...onMachine} : node;
    make(call, 'facility', {
      name,
      charmName: `ch:amd64/${charm}`,
      version: '',
      revision: '1',
      channel,
      status: waiting(call),
      // Units of a subordinate charm stand below those of its principal.
      units:
        place === 'subordinate' ? [] : [waitingUnit(call, `${name}/0`, more)],
      ...node,
    });
  }
  const juju = getJujuId(machine);
  for (const [type, charm, directive] of [
    ['KUBERNETES', 'kubernetes-control-plane', juju],
    ['CEPH', 'ceph-mon', `${juju}/lxd/${monitorAt}`],
  ] as const) {
    const essential = {
      type,
      name: nameOf(charm),
      scopeUuid,
      scopeName: getScopeName(call),
      units: [{name: `${nameOf(charm)}/0`, directive}],
    };
    make(call, 'essential', requireDefined(essential));
  }
  makeLabels(call, nameOf('kubernetes-control-plane'), machine);
  makeOsds(call, nameOf('ceph-mon'), machine);
  reserveAddresses(call, machine);
  for (const name of listIn(machine?.tags))
    make(call, 'tag', {name, comment: ''});
}

/** What the two clusters of a node have once their charms are installed. */
const fillClusters: OperationHandler['then'] = [
  {
    after: 8,
    run: (call) => {
      const {prefixName, scopeUuid = '', machineId} = call.request;
      const prefix = findTextIn(prefixName);
      const machine = getMachine(call, machineId);
      const inCluster = (charm: string): Call => ({
        ...call,
        request: {scopeUuid, facilityName: `${prefix}-${charm}`},
      });
      const ceph = inCluster('ceph-mon');
      const container = `${getJujuId(machine)}-lxd-${monitorAt}`;
      make(ceph, 'mon', {
        leader: true,
        name: `juju-${findTextIn(scopeUuid).slice(-6)}-${container}`,
        rank: '0',
        publicAddress: `${findTextIn(listIn(machine?.ipAddresses)[0])}:6789/0`,
        machine: {id: machineId ?? '', hostname: machine?.hostname ?? ''},
      });
      const fileSystem = `${prefix}-ceph-fs`;
      make(ceph, 'volume', {
        id: '1',
        name: fileSystem,
        createdAt: '0001-01-01T00:00:00Z',
      });
      for (const [index, [name, application]] of [
        ['.mgr', 'mgr'],
        [`${fileSystem}_data`, 'cephfs'],
        [`${fileSystem}_metadata`, 'cephfs'],
        ['.rgw.root', 'rgw'],
        ['ext4-pool', 'rbd'],
      ].entries()) {
        make(ceph, 'pool', {
          id: String(index + 1),
          name: name ?? '',
          updating: false,
          poolType: 'REPLICATED',
          ecOverwrites: false,
          dataChunks: '0',
          codingChunks: '0',
          // The one machine of the cluster keeps the one copy.
          replicatedSize: '1',
          quotaBytes: '0',
          quotaObjects: '0',
          usedBytes: '0',
          usedObjects: '0',
          maxBytes: '3648718183628',
          placementGroupCount: '32',
          placementGroupState: {'active+clean': '32'},
          createdAt: createTimestamp(call),
          applications: [application ?? ''],
        });
      }
      const kubernetes = inCluster('kubernetes-control-plane');
      for (const name of [
        'default',
        'kube-node-lease',
        'kube-public',
        'kube-system',
      ]) {
        make(kubernetes, 'namespace', {
          name,
          labels: {'kubernetes.io/metadata.name': name},
          createdAt: createTimestamp(call),
        });
      }
      const clusterID = createUuid(call);
      for (const [name, provisioner, parameters] of [
        ['ceph-ext4', 'rbd', {pool: 'ext4-pool'}],
        ['cephfs', 'cephfs', {fsName: fileSystem}],
      ] as const) {
        make(kubernetes, 'storageClass', {
          name,
          provisioner: `${provisioner}.csi.ceph.com`,
          reclaimPolicy: 'Delete',
          volumeBindingMode: 'Immediate',
          parameters: {clusterID, ...parameters},
          createdAt: createTimestamp(call),
        });
      }
    },
  },
];

const getBootInterface = (
  machine: JsonObject | undefined,
): JsonObject | undefined =>
  objectsIn(machine?.networkInterfaces).find(
    ({bootInterface}) => bootInterface === true,
  );

/** Ends a call whose machine lacks a link or addresses for its cluster. */
function checkNetwork(call: Call): void {
  const machine = getMachine(call, call.request.machineId);
  const boot = getBootInterface(machine);
  if (!boot) return;
  const subnet = findObjectsWith(call, 'network', {
    'subnet.id': boot.subnetId ?? '',
  }).map((network) => findObjectIn(network.subnet))[0];
  if (!findTextIn(boot.subnetId) || !subnet) fail(call, 'noLink');
  const {available = '0'} = computeStatistics(subnet) ?? {};
  if (Number(available) < 2) fail(call, 'noAddress');
}

/** The label domain of the platform, as the examples write it. */
const ownDomain = 'holt.example.com/';

const getOwnLabels = (labels: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(labels).filter(([key]) => key.startsWith(ownDomain)),
  );

const name = '[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?';
const domain =
  '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*';

/** @see https://kubernetes.io/docs/concepts/overview/working-with-objects/labels/ */
const labelKey = new RegExp(`^(${domain}/)?${name}$`);
const labelValue = new RegExp(`^(${name})?$`);

/** The machine of the pods that share a GPU, and the model that they serve. */
const sharing = {
  machineId: 'c6mr9h',
  namespace: 'models',
  modelName: 'chat-small',
};

/** What operations of clusters do. */
export const orchestratorHandlers: Record<string, OperationHandler> = {
  CreateNode: {
    causes: ['noLink', 'noAddress'],
    check: (call) => {
      const {machineId = '', scopeUuid = ''} = call.request;
      const [known] = findObjectsWith(call, 'machine', {
        id: machineId,
        status: 'Deployed',
        'workloadAnnotations.juju-model-uuid': scopeUuid,
      });
      if (known) checkNetwork(call);
    },
    effects: makeNode,
    then: fillClusters,
  },
  ListEssentials: {
    overlook: ({type = 'UNKNOWN', ...request}) =>
      type === 'UNKNOWN' ? request : {...request, type},
    lists: (essential, {scopeUuid}, isNamed) =>
      isNamed &&
      findTextIn(essential.scopeUuid).includes(findTextIn(scopeUuid)),
  },
  ListKubernetesNodeLabels: {
    shows: ({labels}, {request}) => ({
      labels:
        request.all === true ? labels : getOwnLabels(findObjectIn(labels)),
    }),
  },
  UpdateKubernetesNodeLabels: {
    causes: ['badLabel'],
    check: (call) => {
      const isGood = Object.entries(findObjectIn(call.request.labels)).every(
        ([key, value]) =>
          labelKey.test(key) && labelValue.test(findTextIn(value)),
      );
      if (!isGood) fail(call, 'badLabel');
    },
    set: ({labels}, {request}) => ({
      labels: Object.fromEntries(
        Object.entries({
          ...findObjectIn(labels),
          ...findObjectIn(request.labels),
        }).filter(([, value]) => value !== ''),
      ),
    }),
  },
  ListGPURelationsByMachine: {
    causes: ['noMachine'],
    answer: (call) => {
      const {machineId = ''} = call.request;
      const [machine] = findObjectsWith(call, 'machine', {id: machineId});
      if (!machine) fail(call, 'noMachine');
      if (machineId === sharing.machineId) {
        return getExampleFor(call.operation, call.request);
      }
      // A machine is shown with the pods that share its GPUs.
      return {};
    },
  },
  ListGPURelationsByModel: {
    answer: ({operation, request}) => {
      const {namespace, modelName} = sharing;
      const isShared =
        sameJson(request.namespace, namespace) &&
        sameJson(request.modelName, modelName);
      return isShared ? getExampleFor(operation, request) : {};
    },
  },
};
