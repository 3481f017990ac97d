import {
  fail,
  find,
  nextAfter,
  objectsWith,
  timestamp,
  uuidFor,
  type Call,
  type OperationHandler,
} from './call';
import {fits, keyOf, placesOf} from './find';
import {
  listIn,
  objectIn,
  sameJson,
  setAt,
  textIn,
  valueAt,
  type Json,
  type JsonObject,
} from './json';
import {clone} from './store';

const includes = (list: Json | undefined, value: Json | undefined): boolean =>
  listIn(list).some((item) => sameJson(item, value));

/** A group of a regular expression, where a text has it. */
const groupIn = (text: Json | undefined, pattern: RegExp): string | undefined =>
  pattern.exec(textIn(text))?.[1];

/** Adds an object, unless there is one with its key. */
function make(call: Call, kind: string, value: JsonObject): void {
  const {data, store, request} = call;
  const rule = data.rules.objects[kind];
  const [place] = placesOf(kind, data.rules, store, {...request, ...value});
  if (!rule || !place) return;
  const by = Object.fromEntries(
    Object.keys(rule.key).map((field) => [field, field]),
  );
  const key = keyOf(rule, {by}, value);
  if (place.values.some((one) => fits(one, key))) return;
  place.replace([...place.values, value]);
}

/** Takes away the objects of a kind that have some fields. */
function removeAll(call: Call, kind: string, fields: JsonObject): void {
  const {data, store, request} = call;
  for (const place of placesOf(kind, data.rules, store, request)) {
    const gone = place.values.filter((value) => fits(value, fields));
    place.replace(place.values.filter((value) => !gone.includes(value)));
    for (const value of gone) store.scheduler.forget(value);
  }
}

/** Fields of a request that name an object, as fields of that object. */
const named = ({request}: Call, fields: Record<string, string>): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).map(([field, from]) => [field, request[from] ?? '']),
  );

const scopeName = (call: Call): Json | undefined => {
  const {scopeUuid} = call.request;
  if (scopeUuid === undefined) return undefined;
  return objectsWith(call, 'scope', {uuid: scopeUuid})[0]?.name;
};

/** Without the fields that have no value. */
const defined = (fields: Record<string, Json | undefined>): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, Json] => entry[1] !== undefined,
    ),
  );

const units = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi'];

/**
 * A number of bytes as a quantity of Kubernetes, such as `10Gi`.
 *
 * @see https://kubernetes.io/docs/reference/kubernetes-api/common-definitions/quantity/
 */
export function quantityOf(bytes: string): string {
  let count = BigInt(bytes);
  let unit = 0;
  while (count > 0n && count % 1024n === 0n && unit < units.length - 1) {
    count /= 1024n;
    unit++;
  }
  return `${count}${units[unit]}`;
}

/** The bytes of such a quantity, or of a plain number. */
export function bytesOf(quantity: string): bigint {
  const [, count = '0', unit = ''] = /^(\d+)(\w*)$/.exec(quantity) ?? [];
  return BigInt(count) * 1024n ** BigInt(Math.max(0, units.indexOf(unit)));
}

/** Puts a machine that is ready into the scope of the call. */
const allocate: OperationHandler['then'] = [
  {
    after: 5,
    run: (call, {value: machine, place}) => {
      if (machine.status !== 'Ready') return;
      const idField = 'workloadAnnotations.juju-machine-id';
      const next = nextAfter(
        place.values.map((one) =>
          Number(groupIn(valueAt(one, idField), /(\d*)$/)),
        ),
      );
      machine.status = 'Allocated';
      machine.statusMessage = 'Allocated';
      machine.workloadAnnotations = defined({
        'juju-model-uuid': call.request.scopeUuid,
        'juju-machine-id': `${textIn(scopeName(call))}-machine-${next}`,
      });
    },
  },
];

/** A unit of a facility that waits for its machine. */
const waitingUnit = (
  call: Call,
  name: string,
  more: JsonObject,
): JsonObject => ({
  name,
  agentStatus: {state: 'allocating', details: '', createdAt: timestamp(call)},
  workloadStatus: waiting(call),
  leader: false,
  machineId: '',
  ipAddress: '',
  hostname: '',
  charmName: '',
  version: '',
  ...more,
});

const waiting = (call: Call): JsonObject => ({
  state: 'waiting',
  details: 'waiting for machine',
  createdAt: timestamp(call),
});

/** More would only keep a reader waiting. */
const mostCopies = 100;

const copiesIn = (count: Json | undefined): number =>
  Math.min(Math.max(0, Math.trunc(Number(count)) || 0), mostCopies);

/** The new units, on the machines of `placements` as far as there are any. */
function addUnits(facility: JsonObject, call: Call): Record<string, Json> {
  const {number, placements} = call.request;
  const known = listIn(facility.units);
  const added = Array.from({length: copiesIn(number)}, (_, index) => {
    const {machine, machineId} = objectIn(listIn(placements)[index]);
    const [host] =
      // A unit in a container shows no machine.
      machine === true && machineId !== undefined
        ? objectsWith(call, 'machine', {id: machineId})
        : [];
    return waitingUnit(
      call,
      `${textIn(facility.name)}/${known.length + index}`,
      {
        machineId: machine === true ? textIn(machineId) : '',
        hostname: textIn(host?.hostname),
        _added: true,
      },
    );
  });
  return {
    _answer: {unitNames: added.map(({name = ''}) => name)},
    units: [...known, ...added],
  };
}

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
  const nameOf = (charm: string): string => `${textIn(prefixName)}-${charm}`;
  const [host] = objectsWith(call, 'machine', defined({id: machineId}));
  const onMachine = {
    machineId: textIn(machineId),
    hostname: textIn(host?.hostname),
  };
  for (const {charm, channel, place} of charms) {
    const name = nameOf(charm);
    const node = defined({_node: prefixName});
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
      scopeName: scopeName(call),
      units: [{name: `${nameOf(charm)}/0`, directive}],
    };
    make(call, 'essential', defined(essential));
  }
}

/** What a copy of a virtual machine does not have. */
const ofSource = [
  'instancePhase',
  'machineId',
  'hostname',
  'ipAddresses',
  'services',
  'clones',
  'snapshots',
  'restores',
];

/** Makes the copy of a virtual machine that was asked for, turned off. */
const makeClone: OperationHandler['then'] = [
  {
    after: 6,
    run: (call) => {
      const source = named(call, {
        namespace: 'namespace',
        name: 'sourceVirtualMachineName',
      });
      const [machine] = objectsWith(call, 'virtualMachine', source);
      if (!machine) return;
      const kept = Object.fromEntries(
        Object.entries(clone(machine)).filter(
          ([field]) => !ofSource.includes(field),
        ),
      );
      make(call, 'virtualMachine', {
        ...kept,
        status: 'Stopped',
        ready: false,
        name: call.request.targetVirtualMachineName ?? '',
        createdAt: timestamp(call),
      });
    },
  },
];

const podSuffix = (call: Call): string => uuidFor(call).slice(0, 5);

/** A pod of an application, named as its controller does. */
function podOf(
  call: Call,
  {_template}: JsonObject,
  ordinal: number,
  state: {phase: string; ready: string},
): JsonObject {
  const {name, type} = call.request;
  const middle = type === 'Deployment' ? `${textIn(_template)}-` : '';
  const last = type === 'StatefulSet' ? String(ordinal) : podSuffix(call);
  return {
    name: `${textIn(name)}-${middle}${last}`,
    ...state,
    restarts: '0',
    lastCondition: {
      type: 'PodScheduled',
      status: 'True',
      reason: '',
      message: '',
      probedAt: '0001-01-01T00:00:00Z',
      transitionedAt: timestamp(call),
    },
    createdAt: timestamp(call),
  };
}

const podTemplate = (call: Call): string => uuidFor(call).slice(0, 8);

/** Replaces every pod: the old ones have run until now. */
const replacePods: OperationHandler['then'] = [
  {
    after: 2,
    run: (call, {value: application}) => {
      application._template = podTemplate(call);
      const pods = listIn(application.pods).map((_, ordinal) =>
        podOf(call, application, ordinal, {phase: 'Running', ready: '1/1'}),
      );
      setAt(application, 'pods', pods);
    },
  },
];

/** The pods that an application keeps, and those that it gets besides. */
function scalePods(application: JsonObject, call: Call): Record<string, Json> {
  const _template = textIn(application._template) || podTemplate(call);
  const known = listIn(application.pods);
  const pods = Array.from(
    {length: copiesIn(application.replicas)},
    (_, ordinal) =>
      known[ordinal] ??
      podOf(call, {_template}, ordinal, {phase: 'Pending', ready: '0/1'}),
  );
  return {_template, pods};
}

/** What the address of a chart tells about a release. */
function chartOf(call: Call): Record<string, Json | undefined> {
  const {chartRef} = call.request;
  const version = groupIn(chartRef, /-(\d[^/]*)\.tgz$/m) ?? 'unknown';
  const [known] = objectsWith(call, 'chartVersion', {chartVersion: version});
  return {
    chartName:
      groupIn(chartRef, /([^/]+?)-\d[^/]*\.tgz$/m) ??
      groupIn(chartRef, /([^/]+)$/m),
    version: {
      chartVersion: version,
      applicationVersion: textIn(known?.applicationVersion) || 'unknown',
    },
  };
}

/** What a rollback goes back to. */
const revisionOf = (release: JsonObject): JsonObject =>
  defined({
    chartName: release.chartName,
    version: release.version,
    values: release._values,
  });

const nextRevision = ({revision}: JsonObject): number =>
  Number(revision ?? 0) + 1;

const replicasIn = (values: Json | undefined): number | undefined => {
  const replicas = groupIn(values, /^replicaCount:\s*(\d+)/m);
  return replicas === undefined ? undefined : Number(replicas);
};

const ownName = {namespace: 'namespace', name: 'name'};

/** Makes the namespace and the application of a new release. */
function install(call: Call): void {
  const {namespace, name, valuesYaml} = call.request;
  make(
    call,
    'namespace',
    defined({
      name: namespace,
      labels: defined({'kubernetes.io/metadata.name': namespace}),
      createdAt: timestamp(call),
    }),
  );
  make(
    call,
    'application',
    defined({
      type: 'Deployment',
      namespace,
      name,
      labels: defined({
        'app.kubernetes.io/instance': name,
        'app.kubernetes.io/managed-by': 'Helm',
      }),
      replicas: replicasIn(valuesYaml) || 1,
      healthies: 0,
      metadata: {
        valuesYaml: textIn(valuesYaml) || '{}\n',
        readmeMd: '',
        customization: {values: {}},
      },
    }),
  );
}

/** Gives the application of a release the values of the release. */
const applyValues: OperationHandler['effects'] = (call, {value: release}) => {
  const {_values} = release;
  for (const one of objectsWith(call, 'application', named(call, ownName))) {
    if (_values !== undefined) setAt(one, 'metadata.valuesYaml', _values);
    const replicas = replicasIn(_values);
    if (replicas !== undefined) setAt(one, 'replicas', replicas);
    call.store.touch(one);
  }
};

/** As many objects as an image of a size takes. */
function countObjects({
  quotaBytes,
  objectSizeBytes,
}: JsonObject): Record<string, Json> {
  const size = BigInt(textIn(quotaBytes) || '0');
  const part = BigInt(textIn(objectSizeBytes) || '0');
  return {objectCount: part ? String((size + part - 1n) / part) : '0'};
}

/** Of Ceph Squid; the size is the sum of the chunks. */
const defaultErasureCodeProfile = {
  dataChunks: '2',
  codingChunks: '2',
  replicatedSize: '4',
};

/** What single operations do; `sandbox.yaml` has what many have in common. */
export const platformHandlers: Record<string, OperationHandler> = {
  ListMachines: {
    lists: (machine, {scopeUuid}, isNamed) => {
      const model = valueAt(machine, 'workloadAnnotations.juju-model-uuid');
      return isNamed && textIn(model).includes(textIn(scopeUuid));
    },
  },
  CreateMachine: {then: allocate},
  DeleteMachine: {
    isIdle: ({status}) => status === 'Ready' || status === 'Releasing',
  },
  AddFacilityUnits: {set: addUnits},
  ResolveFacilityUnitErrors: {
    causes: ['always'],
    answer: (call) => fail(call, 'always'),
  },
  CreateNode: {effects: makeNode},
  ListEssentials: {
    lists: (essential, {scopeUuid}, isNamed) =>
      isNamed && textIn(essential.scopeUuid).includes(textIn(scopeUuid)),
  },
  DetachVirtualMachineDisk: {
    causes: ['noVirtualMachine'],
    check: (call) => {
      const {data, store, request, object} = call;
      const places = placesOf(object, data.rules, store, request);
      if (places.length === 0) fail(call, 'noVirtualMachine');
    },
  },
  CreateVirtualMachineClone: {then: makeClone},
  ListDataVolumes: {
    lists: (volume, {bootImage}, isNamed) =>
      isNamed && sameJson(volume.bootImage, bootImage),
  },
  CreateDataVolume: {
    set: (_, call) => ({
      PersistentVolumeClaim: defined({
        name: call.request.name,
        status: 'Pending',
        accessModes: ['ReadWriteOnce'],
        capacity: quantityOf(textIn(call.request.sizeBytes) || '0'),
        storageClass: clone(
          objectsWith(call, 'storageClass', {name: 'ceph-ext4'})[0] ?? {},
        ),
        createdAt: timestamp(call),
      }),
    }),
  },
  ExtendDataVolume: {
    causes: ['smaller'],
    check: (call) => {
      const size = bytesOf(textIn(call.request.sizeBytes));
      for (const {value} of find(call)) {
        const now = valueAt(value, 'PersistentVolumeClaim.capacity');
        if (size < bytesOf(textIn(now))) fail(call, 'smaller');
      }
    },
    set: (_, {request}) => ({
      'PersistentVolumeClaim.capacity': quantityOf(
        textIn(request.sizeBytes) || '0',
      ),
    }),
  },
  ListInstanceTypes: {
    lists: ({clusterWide}, {includeClusterWide}, isNamed) =>
      clusterWide === true ? includeClusterWide === true : isNamed,
  },
  RestartApplication: {then: replacePods},
  ScaleApplication: {set: scalePods},
  DeleteApplicationPod: {
    set: (_, call) => {
      // The pods of a StatefulSet are numbered, and keep their names.
      const controlled = groupIn(call.request.name, /^(.+-)[a-z\d]{5}$/m);
      return controlled === undefined
        ? {}
        : {name: `${controlled}${podSuffix(call)}`};
    },
  },
  CreateRelease: {
    set: (_, call) => ({
      ...chartOf(call),
      _values: call.request.valuesYaml,
    }),
    effects: install,
  },
  UpdateRelease: {
    set: (release, call) => ({
      _previous: revisionOf(release),
      ...chartOf(call),
      _values: textIn(call.request.valuesYaml) || release._values,
      revision: nextRevision(release),
    }),
    effects: applyValues,
  },
  DeleteRelease: {
    effects: (call) => {
      removeAll(call, 'application', named(call, ownName));
    },
  },
  RollbackRelease: {
    set: (release) => {
      const {chartName, version, values} = objectIn(release._previous);
      return {
        _previous: revisionOf(release),
        chartName,
        version,
        _values: values,
        revision: nextRevision(release),
      };
    },
    effects: applyValues,
  },
  WriteTTY: {
    causes: ['closed'],
    answer: (call) => {
      if (!call.store.terminals.write(call.request)) fail(call, 'closed');
      return {};
    },
  },
  ListPools: {
    lists: ({applications}, {application}, isNamed) =>
      isNamed && (!textIn(application) || includes(applications, application)),
  },
  CreatePool: {
    causes: ['otherType'],
    set: ({poolType}) =>
      poolType === 'ERASURE' ? defaultErasureCodeProfile : {},
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
  CreateUser: {
    causes: ['otherName'],
    check: (call) => {
      const {userId = '', userName} = call.request;
      if (userId === '') return;
      const [known] = objectsWith(call, 'user', {id: userId});
      if (known && !sameJson(known.name, userName)) fail(call, 'otherName');
    },
  },
  SetDefaultBootImage: {
    effects: (_, {value, place}) => {
      for (const other of place.values) other.default = other === value;
    },
  },
};
