import {
  findObjectIn,
  findTextIn,
  isZero,
  listIn,
  readValueAt,
  sameJson,
  setAt,
  type Json,
  type JsonObject,
} from '../../calls/json';
import {
  createTimestamp,
  createUuid,
  fail,
  failWith,
  findObjectsWith,
  findRequestedObjects,
  type Call,
  type OperationHandler,
} from '../call';
import {findLists} from '../rules';
import {clone} from '../store';
import {
  objectsIn,
  countCopiesIn,
  getBytes,
  getQuantity,
  groupIn,
  includes,
  make,
  removeAll,
  requireDefined,
  requireNamed,
} from './tools';

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

/**
 * A disk of a copy: KubeVirt restores a data volume into a claim without one.
 *
 * @see https://github.com/kubevirt/kubevirt/blob/main/pkg/storage/snapshot/restore.go
 */
function copyDisk(disk: JsonObject): JsonObject {
  const copy = clone(disk);
  const isVolume = readValueAt(copy, 'volume.source.type') === 'DATA_VOLUME';
  if (isVolume) findObjectIn(copy.volume).source = {};
  return copy;
}

/** Ends the start of a virtual machine that lacks one of its data volumes. */
const findVolumes: OperationHandler['then'] = [
  {
    after: 1,
    run: (call, {value: machine}) => {
      if (machine.status !== 'Starting') return;
      const isThere = listIn(machine.disks).every((disk) => {
        const {type, data = ''} = findObjectIn(
          readValueAt(findObjectIn(disk), 'volume.source'),
        );
        const {namespace = ''} = machine;
        return (
          type !== 'DATA_VOLUME' ||
          findObjectsWith(call, 'dataVolume', {namespace, name: data}).length >
            0
        );
      });
      if (isThere) return;
      machine.status = 'ErrorPvcNotFound';
      delete machine.instancePhase;
    },
  },
];

/** Makes the copy of a virtual machine that was asked for, turned off. */
const makeClone: OperationHandler['then'] = [
  {
    after: 6,
    run: (call) => {
      const source = requireNamed(call, {
        namespace: 'namespace',
        name: 'sourceVirtualMachineName',
      });
      const [machine] = findObjectsWith(call, 'virtualMachine', source);
      if (!machine) return;
      const kept = Object.fromEntries(
        Object.entries(clone(machine)).filter(
          ([field]) => !ofSource.includes(field),
        ),
      );
      make(call, 'virtualMachine', {
        ...kept,
        disks: objectsIn(machine.disks).map(copyDisk),
        status: 'Stopped',
        ready: false,
        name: call.request.targetVirtualMachineName ?? '',
        createdAt: createTimestamp(call),
      });
    },
  },
];

/** All services of the cluster. */
const getServices = (call: Call): JsonObject[] =>
  ['virtualMachine', 'application'].flatMap((kind) =>
    findObjectsWith(call, kind, {}).flatMap(({services}) =>
      objectsIn(services),
    ),
  );

/** Node ports of all services of the cluster but the one of the call. */
const findTakenPorts = (call: Call): Set<Json> =>
  new Set(
    getServices(call)
      .filter(({name}) => name !== call.request.name)
      .flatMap(({ports}) => objectsIn(ports))
      .map(({nodePort = 0}) => nodePort),
  );

/** The ports of a service with what Kubernetes adds to them. */
function completePorts(call: Call): JsonObject[] {
  const ports = objectsIn(call.request.ports);
  const taken = findTakenPorts(call);
  for (const {nodePort = 0} of ports) taken.add(nodePort);
  return ports.map((port) => {
    let nodePort = Number(port.nodePort ?? 0);
    if (nodePort === 0) {
      nodePort = 30080;
      while (taken.has(nodePort)) nodePort++;
      taken.add(nodePort);
    }
    const targetPort = findTextIn(port.targetPort) || String(Number(port.port));
    return {name: '', protocol: 'TCP', ...port, nodePort, targetPort};
  });
}

/**
 * Ends a call with ports that Kubernetes does not accept.
 *
 * @see https://github.com/kubernetes/kubernetes/blob/v1.33.0/pkg/apis/core/validation/validation.go
 */
function checkPorts(call: Call): void {
  const ports = objectsIn(call.request.ports);
  const taken = findTakenPorts(call);
  const failFor = (cause: string, faults: readonly string[]): void => {
    if (faults.length === 0) return;
    const all = faults.length > 1 ? `[${faults.join(', ')}]` : faults[0];
    const name = findTextIn(call.request.name);
    fail(call, cause, `Service "${name}" is invalid: ${all}`);
  };
  if (ports.length === 0) failFor('badPorts', ['spec.ports: Required value']);
  failFor(
    'badPorts',
    ports.flatMap(({port, name}, at) => {
      const number = Number(port ?? 0);
      const faults: string[] = [];
      if (ports.length > 1 && !findTextIn(name))
        faults.push(`spec.ports[${at}].name: Required value`);
      if (number < 1 || number > 65535)
        faults.push(
          `spec.ports[${at}].port: Invalid value: ${number}: must be between 1 and 65535, inclusive`,
        );
      return faults;
    }),
  );
  for (const [at, {nodePort = 0}] of ports.entries()) {
    const number = Number(nodePort);
    const isInRange = number >= 30000 && number <= 32767;
    if (number === 0 || (isInRange && !taken.has(nodePort))) continue;
    const why = isInRange
      ? 'provided port is already allocated'
      : 'provided port is not in the valid range. The range of valid ports is 30000-32767';
    failFor('nodePort', [
      `spec.ports[${at}].nodePort: Invalid value: ${number}: ${why}`,
    ]);
  }
}

/** The smallest size of a data volume, in bytes. */
const smallestVolume = 1024n ** 2n;

/**
 * Ends a call with a size that CDI refuses.
 *
 * @see https://github.com/kubevirt/containerized-data-importer/blob/v1.63.1/pkg/apiserver/webhooks/datavolume-validate.go
 */
function checkSize(call: Call): void {
  const size = BigInt(findTextIn(call.request.sizeBytes) || '0');
  if (size >= smallestVolume) return;
  const why =
    size > 0n ? 'should be at least 1MiB' : "can't be equal or less than zero";
  fail(
    call,
    'badSize',
    `admission webhook "datavolume-validate.cdi.kubevirt.io" denied the request:  PVC size ${why}`,
  );
}

/**
 * Ends a call for an instance with a disk that one node alone can use.
 *
 * @see https://github.com/kubevirt/kubevirt/blob/v1.6.3/pkg/virt-handler/vm.go
 */
function checkMigratable(call: Call): void {
  for (const {value: machine} of findRequestedObjects(call)) {
    if (machine.status !== 'Running') continue;
    const {namespace = ''} = machine;
    for (const disk of objectsIn(machine.disks)) {
      const name = readValueAt(disk, 'volume.source.data') ?? '';
      const [volume] = findObjectsWith(call, 'dataVolume', {namespace, name});
      const claim = findObjectIn(volume?.PersistentVolumeClaim);
      if (!volume || includes(claim.accessModes, 'ReadWriteMany')) continue;
      fail(
        call,
        'notMigratable',
        `admission webhook "migration-create-validator.kubevirt.io" denied the request: Cannot migrate VMI, Reason: DisksNotLiveMigratable, Message: cannot migrate VMI: PVC ${findTextIn(claim.name)} is not shared, live migration requires that all PVCs must be shared (using ReadWriteMany access mode)`,
      );
    }
  }
}

/** What operations of virtual machines and their disks do. */
export const instanceHandlers: Record<string, OperationHandler> = {
  DetachVirtualMachineDisk: {
    causes: ['noVirtualMachine'],
    check: (call) => {
      if (findLists(call.object, call).length === 0)
        fail(call, 'noVirtualMachine');
    },
  },
  StartVirtualMachine: {then: findVolumes},
  RestartVirtualMachine: {then: findVolumes},
  CreateVirtualMachine: {
    set: ({disks}, {request}) =>
      isZero(request.startupScript)
        ? {}
        : {
            disks: [
              ...listIn(disks),
              {
                name: 'cloud-init-disk',
                volume: {
                  name: 'cloud-init-disk',
                  source: {
                    type: 'CLOUD_INIT_NO_CLOUD',
                    data: request.startupScript ?? '',
                  },
                },
                bus: 'VIRTIO',
              },
            ],
          },
  },
  CreateVirtualMachineClone: {then: makeClone},
  CreateVirtualMachineService: {
    causes: ['nodePort', 'badPorts'],
    check: checkPorts,
    set: (_, call) => ({
      ports: completePorts(call),
      clusterIp: `198.19.128.${60 + getServices(call).length}`,
    }),
  },
  UpdateVirtualMachineService: {
    causes: ['nodePort', 'badPorts'],
    check: (call) => {
      findRequestedObjects(call);
      checkPorts(call);
    },
    set: (_, call) => ({ports: completePorts(call)}),
  },
  ListDataVolumes: {
    lists: (volume, {bootImage}, isNamed) =>
      isNamed && sameJson(volume.bootImage, bootImage),
  },
  MigrateInstance: {causes: ['notMigratable'], check: checkMigratable},
  CreateDataVolume: {
    causes: ['badSize'],
    check: checkSize,
    set: (_, call) => ({
      source: {
        type: 'BLANK_IMAGE',
        data: '',
        ...findObjectIn(call.request.source),
      },
      PersistentVolumeClaim: requireDefined({
        name: call.request.name,
        status: 'Pending',
        accessModes: ['ReadWriteOnce'],
        capacity: getQuantity(findTextIn(call.request.sizeBytes) || '0'),
        storageClass: clone(
          findObjectsWith(call, 'storageClass', {name: 'ceph-ext4'})[0] ?? {},
        ),
        createdAt: createTimestamp(call),
      }),
    }),
  },
  ExtendDataVolume: {
    causes: ['smaller'],
    check: (call) => {
      const size = getBytes(findTextIn(call.request.sizeBytes));
      for (const {value} of findRequestedObjects(call)) {
        const now = readValueAt(value, 'PersistentVolumeClaim.capacity');
        if (size < getBytes(findTextIn(now))) fail(call, 'smaller');
      }
    },
    set: (_, {request}) => ({
      'PersistentVolumeClaim.capacity': getQuantity(
        findTextIn(request.sizeBytes) || '0',
      ),
    }),
  },
  ListInstanceTypes: {
    lists: ({clusterWide}, {includeClusterWide}, isNamed) =>
      clusterWide === true ? includeClusterWide === true : isNamed,
  },
};

const createPodSuffix = (call: Call): string => createUuid(call).slice(0, 5);

/** A pod of an application, named as its controller does. */
function getPod(
  call: Call,
  {_template}: JsonObject,
  ordinal: number,
  state: {phase: string; ready: string},
): JsonObject {
  const {name, type} = call.request;
  const middle = type === 'Deployment' ? `${findTextIn(_template)}-` : '';
  const last = type === 'StatefulSet' ? String(ordinal) : createPodSuffix(call);
  return {
    name: `${findTextIn(name)}-${middle}${last}`,
    ...state,
    restarts: '0',
    lastCondition: {
      type: 'PodScheduled',
      status: 'True',
      reason: '',
      message: '',
      probedAt: '0001-01-01T00:00:00Z',
      transitionedAt: createTimestamp(call),
    },
    createdAt: createTimestamp(call),
  };
}

const createPodTemplate = (call: Call): string => createUuid(call).slice(0, 8);

/** Replaces every pod: the old ones have run until now. */
const replacePods: OperationHandler['then'] = [
  {
    after: 2,
    run: (call, {value: application}) => {
      application._template = createPodTemplate(call);
      const pods = listIn(application.pods).map((_, ordinal) =>
        getPod(call, application, ordinal, {phase: 'Running', ready: '1/1'}),
      );
      setAt(application, 'pods', pods);
    },
  },
];

/** The pods that an application keeps, and those that it gets besides. */
export function scalePods(
  application: JsonObject,
  call: Call,
): Record<string, Json> {
  const _template =
    findTextIn(application._template) || createPodTemplate(call);
  const known = listIn(application.pods);
  const pods = Array.from(
    {length: countCopiesIn(application.replicas)},
    (_, ordinal) =>
      known[ordinal] ??
      getPod(call, {_template}, ordinal, {phase: 'Pending', ready: '0/1'}),
  );
  return {_template, pods};
}

/** Ends a call for an application, or a kind of them, that is not there. */
function checkApplication(call: Call, known: readonly string[]): void {
  const type = findTextIn(call.request.type);
  if (!known.includes(type)) {
    fail(call, 'badType', `unknown application type: ${type}`);
  }
  const {namespace = '', name = ''} = call.request;
  const found = findObjectsWith(call, 'application', {namespace, name, type});
  if (found.length > 0) return;
  const resource = `${type.toLowerCase()}s.apps`;
  fail(call, 'noApplication', `${resource} "${findTextIn(name)}" not found`);
}

/** The pod that a stream is for. */
function findPodOfStream(call: Call): JsonObject {
  const {namespace = '', podName = ''} = call.request;
  const pods = findObjectsWith(call, 'application', {namespace}).flatMap(
    ({pods}) => objectsIn(pods),
  );
  const found = pods.find(({name}) => name === podName);
  return (
    found ?? fail(call, 'noPod', `pods "${findTextIn(podName)}" not found`)
  );
}

const isPending = ({phase}: JsonObject): boolean => phase === 'Pending';

/** What operations of applications and their pods do. */
export const applicationHandlers: Record<string, OperationHandler> = {
  RestartApplication: {
    causes: ['badType', 'noApplication'],
    check: (call) =>
      checkApplication(call, ['Deployment', 'StatefulSet', 'DaemonSet']),
    then: replacePods,
  },
  ScaleApplication: {
    causes: ['badType', 'noApplication', 'negative'],
    check: (call) => {
      checkApplication(call, ['Deployment', 'StatefulSet']);
      const {name, type, replicas = 0} = call.request;
      if (Number(replicas) >= 0) return;
      fail(
        call,
        'negative',
        `${findTextIn(type)}.apps "${findTextIn(name)}" is invalid: spec.replicas: Invalid value: ${Number(replicas)}: must be greater than or equal to 0`,
      );
    },
    set: scalePods,
  },
  DeleteApplicationPod: {
    set: (_, call) => {
      // The pods of a StatefulSet are numbered, and keep their names.
      const controlled = groupIn(call.request.name, /^(.+-)[a-z\d]{5}$/m);
      return controlled === undefined
        ? {}
        : {name: `${controlled}${createPodSuffix(call)}`};
    },
  },
  WatchLogs: {
    causes: ['noPod', 'notStarted'],
    check: (call) => {
      if (isPending(findPodOfStream(call))) fail(call, 'notStarted');
    },
  },
  ExecuteTTY: {
    causes: ['noPod', 'notRunning'],
    check: (call) => {
      if (isPending(findPodOfStream(call))) fail(call, 'notRunning');
    },
  },
  WriteTTY: {
    causes: ['closed'],
    answer: (call) => {
      if (!call.store.terminals.write(call.request)) fail(call, 'closed');
      return {};
    },
  },
};

/** The pods of a Deployment that a release installs or changes. */
const createDeploymentPods = (
  application: JsonObject,
  call: Call,
): Record<string, Json> =>
  scalePods(application, {
    ...call,
    request: {...call.request, type: 'Deployment'},
  });

/** What the address of a chart tells about a release, if a repository has it. */
function getChart(
  call: Call,
): {chartName: Json; version: JsonObject} | undefined {
  for (const {name = '', versions} of findObjectsWith(call, 'chart', {})) {
    for (const version of objectsIn(versions)) {
      const {chartRef, ...numbers} = version;
      if (chartRef === call.request.chartRef) {
        return {chartName: name, version: numbers};
      }
    }
  }
  return undefined;
}

/** The address of the chart that a release has. */
function getChartRef(call: Call, {chartName = '', version}: JsonObject): Json {
  const [chart] = findObjectsWith(call, 'chart', {name: chartName});
  const {chartVersion} = findObjectIn(version);
  const found = objectsIn(chart?.versions).find(
    (one) => one.chartVersion === chartVersion,
  );
  return found?.chartRef ?? '';
}

/** Ends a call whose chart no repository has. */
function checkChart(call: Call): void {
  if (!getChart(call)) fail(call, 'noChart');
}

/** A new revision of a release, which keeps what it was for a rollback. */
function revise(
  {chartName, version, _values, revision}: JsonObject,
  fields: Record<string, Json | undefined>,
): Record<string, Json | undefined> {
  return {
    ...fields,
    _previous: requireDefined({chartName, version, _values}),
    revision: Number(revision ?? 0) + 1,
  };
}

const findReplicasIn = (values: Json | undefined): number | undefined => {
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
    requireDefined({
      name: namespace,
      labels: requireDefined({'kubernetes.io/metadata.name': namespace}),
      createdAt: createTimestamp(call),
    }),
  );
  const replicas = findReplicasIn(valuesYaml) || 1;
  const application = requireDefined({
    type: 'Deployment',
    namespace,
    name,
    labels: requireDefined({
      'app.kubernetes.io/instance': name,
      'app.kubernetes.io/managed-by': 'Helm',
    }),
    replicas,
    healthies: 0,
    metadata: {
      valuesYaml: findTextIn(valuesYaml) || '{}\n',
      readmeMd: '',
      customization: {values: {}},
    },
    createdAt: createTimestamp(call),
    publicAddress: '192.0.2.11',
  });
  Object.assign(application, createDeploymentPods(application, call));
  make(call, 'application', application);
}

/** The image that values name, as far as they do. */
function readImage(values: Json | undefined): {
  repository?: string;
  tag?: string;
} {
  const block = groupIn(values, /^image:[ \t]*\n((?:[ \t]+.*(?:\n|$))*)/m);
  const partOf = (key: string): string | undefined =>
    groupIn(block, new RegExp(`^[ \\t]+${key}:[ \\t]*["']?([^\\s"'#]+)`, 'm'));
  const [repository, tag] = [partOf('repository'), partOf('tag')];
  return {...(repository && {repository}), ...(tag && {tag})};
}

/** The image that the values of a chart and of a release make. */
function getImage(
  call: Call,
  chartRef: Json,
  values: Json | undefined,
): string {
  const [chart] = findObjectsWith(call, 'chartMetadata', {_chartRef: chartRef});
  const {repository, tag} = {
    ...readImage(chart?.valuesYaml),
    ...readImage(values),
  };
  return repository && tag ? `${repository}:${tag}` : '';
}

/** Whether a registry has an image: those of the charts alone. */
const isPulled = (call: Call, image: string): boolean =>
  findObjectsWith(call, 'chartMetadata', {}).some(
    ({_chartRef = ''}) => getImage(call, _chartRef, undefined) === image,
  );

/**
 * Gives an application another image. One that no registry has keeps the pods
 * that run, and the first new one waits.
 */
function changeImage(call: Call, application: JsonObject, image: string): void {
  const [container, ...others] = objectsIn(application.containers);
  if (!container || image === '' || container.imageName === image) return;
  application.containers = [{...container, imageName: image}, ...others];
  const running = objectsIn(application.pods).filter(
    ({_stuck}) => _stuck !== true,
  );
  const {pods, _template} = createDeploymentPods(
    {...application, _template: '', pods: []},
    call,
  );
  const [first] = objectsIn(pods);
  application._template = _template ?? '';
  if (isPulled(call, image)) {
    application.pods = pods ?? [];
  } else if (first) {
    const name = findTextIn(application.name);
    const waiting = {
      type: 'ContainersReady',
      status: 'False',
      reason: 'ContainersNotReady',
      message: `containers with unready status: [${name}]`,
    };
    const lastCondition = {...findObjectIn(first.lastCondition), ...waiting};
    application.pods = [...running, {...first, lastCondition, _stuck: true}];
  }
}

/** Gives the application of a release the values of the release. */
const applyValues: OperationHandler['effects'] = (call, {value: release}) => {
  const {_values} = release;
  for (const one of findObjectsWith(
    call,
    'application',
    requireNamed(call, ownName),
  )) {
    if (_values !== undefined) setAt(one, 'metadata.valuesYaml', _values);
    const replicas = findReplicasIn(_values);
    if (replicas !== undefined) {
      one.replicas = replicas;
      const {_template, pods} = createDeploymentPods(one, call);
      setAt(one, '_template', _template);
      setAt(one, 'pods', pods);
    }
    changeImage(call, one, getImage(call, getChartRef(call, release), _values));
    call.store.touch(one);
  }
};

const getRepositories = (call: Call): Json[] =>
  findObjectsWith(call, 'configuration', {}).flatMap(({helmRepository}) =>
    listIn(findObjectIn(helmRepository).urls),
  );

/** Whether a configured repository has a chart. */
const isOffered = ({versions}: JsonObject, call: Call): boolean =>
  listIn(versions).some((version) =>
    getRepositories(call).some((url) =>
      findTextIn(findObjectIn(version).chartRef).startsWith(
        `${findTextIn(url)}/`,
      ),
    ),
  );

/** What operations of releases and charts do. */
export const releaseHandlers: Record<string, OperationHandler> = {
  CreateRelease: {
    causes: ['noChart'],
    check: checkChart,
    set: (_, call) => ({
      ...getChart(call),
      _values: call.request.valuesYaml,
    }),
    effects: install,
  },
  UpdateRelease: {
    causes: ['noChart'],
    check: (call) => {
      findRequestedObjects(call);
      checkChart(call);
    },
    set: (release, call) =>
      revise(release, {
        ...getChart(call),
        _values: findTextIn(call.request.valuesYaml) || release._values,
      }),
    effects: applyValues,
  },
  DeleteRelease: {
    effects: (call) => {
      removeAll(call, 'application', requireNamed(call, ownName));
    },
  },
  RollbackRelease: {
    set: (release) => revise(release, findObjectIn(release._previous)),
    effects: applyValues,
  },
  ListCharts: {
    lists: (chart, _, isNamed, call) => isNamed && isOffered(chart, call),
    shows: ({versions}) => ({versions: listIn(versions).slice(0, 1)}),
  },
  GetChart: {
    check: (call) => {
      const isGone = findRequestedObjects(call).every(
        ({value}) => !isOffered(value, call),
      );
      if (isGone) failWith(call, call.rule.missing);
    },
  },
};
