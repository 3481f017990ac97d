import {
  fail,
  findRequestedObjects,
  findObjectsWith,
  createTimestamp,
  type Call,
  type OperationHandler,
} from '../call';
import {findLists} from '../rules';
import {
  listIn,
  findObjectIn,
  sameJson,
  findTextIn,
  readValueAt,
  type Json,
  type JsonObject,
} from '../../calls/json';
import {clone} from '../store';
import {
  getBytes,
  requireDefined,
  includes,
  make,
  requireNamed,
  getQuantity,
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
        disks: listIn(machine.disks).map(findObjectIn).map(copyDisk),
        status: 'Stopped',
        ready: false,
        name: call.request.targetVirtualMachineName ?? '',
        createdAt: createTimestamp(call),
      });
    },
  },
];

const getPorts = (service: Json | undefined): JsonObject[] =>
  listIn(findObjectIn(service).ports).map(findObjectIn);

/** Node ports of all services of the cluster but one. */
function findTakenPorts(call: Call, ownName: Json | undefined): Set<Json> {
  const services = ['virtualMachine', 'application'].flatMap((kind) =>
    findObjectsWith(call, kind, {}).flatMap(({services}) => listIn(services)),
  );
  return new Set(
    services
      .filter((service) => findObjectIn(service).name !== ownName)
      .flatMap(getPorts)
      .map(({nodePort = 0}) => nodePort),
  );
}

/** The ports of a service with what Kubernetes adds to them. */
function completePorts(call: Call): JsonObject[] {
  const taken = findTakenPorts(call, call.request.name);
  for (const {nodePort = 0} of getPorts(call.request)) taken.add(nodePort);
  return getPorts(call.request).map((port) => {
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

/** How many services a cluster has. */
const countServices = (call: Call): number =>
  ['virtualMachine', 'application'].flatMap((kind) =>
    findObjectsWith(call, kind, {}).flatMap(({services}) => listIn(services)),
  ).length;

/**
 * Ends a call with a node port that the cluster does not give.
 *
 * @see https://kubernetes.io/docs/concepts/services-networking/service/#nodeport-custom-port
 */
function checkNodePorts(call: Call): void {
  const {name} = call.request;
  const taken = findTakenPorts(call, name);
  for (const [index, {nodePort = 0}] of getPorts(call.request).entries()) {
    const number = Number(nodePort);
    if (number === 0) continue;
    const isInRange = number >= 30000 && number <= 32767;
    if (isInRange && !taken.has(nodePort)) continue;
    const why = isInRange
      ? 'provided port is already allocated'
      : 'provided port is not in the valid range. The range of valid ports is 30000-32767';
    fail(
      call,
      'nodePort',
      `Service "${findTextIn(name)}" is invalid: spec.ports[${index}].nodePort: Invalid value: ${number}: ${why}`,
    );
  }
}

/**
 * Ends a call with ports that Kubernetes does not accept.
 *
 * @see https://github.com/kubernetes/kubernetes/blob/v1.33.0/pkg/apis/core/validation/validation.go
 */
function checkPorts(call: Call): void {
  const ports = getPorts(call.request);
  const faults = ports.flatMap(({port, name}, index) => {
    const number = Number(port ?? 0);
    const at = `spec.ports[${index}]`;
    return [
      ...(ports.length > 1 && !findTextIn(name)
        ? [`${at}.name: Required value`]
        : []),
      ...(number > 0 && number < 65536
        ? []
        : [
            `${at}.port: Invalid value: ${number}: must be between 1 and 65535, inclusive`,
          ]),
    ];
  });
  if (ports.length === 0) faults.push('spec.ports: Required value');
  if (faults.length === 0) return;
  const all = faults.length > 1 ? `[${faults.join(', ')}]` : faults[0];
  fail(
    call,
    'badPorts',
    `Service "${findTextIn(call.request.name)}" is invalid: ${all}`,
  );
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
    for (const disk of listIn(machine.disks).map(findObjectIn)) {
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
      const {data, store, request, object} = call;
      const places = findLists(object, data.rules, store, request);
      if (places.length === 0) fail(call, 'noVirtualMachine');
    },
  },
  StartVirtualMachine: {then: findVolumes},
  RestartVirtualMachine: {then: findVolumes},
  CreateVirtualMachineClone: {then: makeClone},
  CreateVirtualMachineService: {
    causes: ['nodePort', 'badPorts'],
    check: (call) => {
      checkPorts(call);
      checkNodePorts(call);
    },
    set: (_, call) => ({
      ports: completePorts(call),
      clusterIp: `198.19.128.${60 + countServices(call)}`,
    }),
  },
  UpdateVirtualMachineService: {
    causes: ['nodePort', 'badPorts'],
    check: (call) => {
      findRequestedObjects(call);
      checkPorts(call);
      checkNodePorts(call);
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
