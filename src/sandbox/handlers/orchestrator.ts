import {
  getExampleFor,
  fail,
  findObjectsWith,
  type Call,
  type OperationHandler,
} from '../call';
import {
  listIn,
  findObjectIn,
  sameJson,
  findTextIn,
  type JsonObject,
} from '../../calls/json';
import {makeLabels, makeOsds, waiting, waitingUnit} from './nodes';
import {computeStatistics} from './subnet';
import {requireDefined, getMachine, make, getScopeName} from './tools';

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
  for (const [type, charm, directive] of [
    ['KUBERNETES', 'kubernetes-control-plane', '0'],
    ['CEPH', 'ceph-mon', '0/lxd/0'],
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
}

/** Ends a call whose machine lacks a link or addresses for its cluster. */
function checkNetwork(call: Call): void {
  const machine = getMachine(call, call.request.machineId);
  const boot = listIn(machine?.networkInterfaces)
    .map(findObjectIn)
    .find(({bootInterface}) => bootInterface === true);
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
  },
  ListEssentials: {
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
      const {id = '', hostname = ''} = machine;
      return {gpuRelations: [{machine: {id, hostname}}]};
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
