import {
  findObjectIn,
  findTextIn,
  isZero,
  listIn,
  sameJson,
  type Json,
  type JsonObject,
} from '../../calls/json';
import {act, list} from '../act';
import {
  createTimestamp,
  fail,
  findAll,
  findOne,
  later,
  type Call,
  type PlatformFunction,
} from '../call';
import {clone} from '../store';
import {make, objectsIn, textAt} from './tools';

/**
 * Disk of a clone: KubeVirt restores a data volume as a plain claim.
 *
 * @see
 *   https://github.com/kubevirt/kubevirt/blob/main/pkg/storage/snapshot/restore.go
 */
function copyDisk(disk: JsonObject): JsonObject {
  if (textAt(disk, 'volume.source.type') !== 'DATA_VOLUME') return disk;
  return {...disk, volume: {...findObjectIn(disk.volume), source: {}}};
}

/** Creates a requested clone of a virtual machine, powered off. */
function makeClone(call: Call): void {
  const {
    namespace = '',
    sourceVirtualMachineName: name = '',
    targetVirtualMachineName: target = '',
  } = call.request;
  const [source] = findAll(call, 'virtualMachine', {namespace, name});
  if (!source) return;
  make(call, 'virtualMachine', {
    namespace,
    name: target,
    status: 'Stopped',
    instanceType: clone(source.instanceType ?? {}),
    disks: clone(objectsIn(source.disks).map(copyDisk)),
    createdAt: createTimestamp(call),
  });
}

const waitsForStop =
  'Waiting for target VM to be powered off. Please stop the restore target to proceed with restore, or the operation will fail after 5m0s';
const hasWaited =
  'Restore target failed to be ready within 5m0s. Please power off the target VM before attempting restore';

/**
 * Completes a restore: immediately if the virtual machine is off, otherwise
 * when it stops. After five minutes, it fails permanently.
 *
 * @see
 *   https://github.com/kubevirt/kubevirt/blob/v1.6.3/pkg/storage/snapshot/restore.go
 */
function completeRestore(call: Call, restore: JsonObject, waited = 0): void {
  const {
    namespace = '',
    virtualMachineName = '',
    snapshotName = '',
  } = call.request;
  const [machine] = findAll(call, 'virtualMachine', {
    namespace,
    name: virtualMachineName,
  });
  const [snapshot] = findAll(call, 'virtualMachineSnapshot', {
    namespace,
    name: snapshotName,
  });
  const tell = (type: string, status: string, reason: string): void => {
    const transitionedAt = createTimestamp(call);
    const condition = {type, status, reason, message: '', transitionedAt};
    restore.lastCondition = condition;
  };
  if (machine?.status === 'Stopped') {
    restore.complete = true;
    tell('Ready', 'True', 'Operation complete');
    machine.disks = clone(snapshot?._disks ?? machine.disks ?? []);
  } else if (waited >= 300) {
    tell('Failure', 'True', hasWaited);
  } else {
    tell('Ready', 'False', waitsForStop);
    later(call, restore, 4, () => {
      completeRestore(call, restore, waited + 4);
    });
  }
}

const findServices = (call: Call): JsonObject[] =>
  ['virtualMachine', 'application'].flatMap((kind) =>
    findAll(call, kind).flatMap(({services}) => objectsIn(services)),
  );

const findTakenPorts = (call: Call): number[] =>
  findServices(call)
    .filter(({name}) => name !== call.request.name)
    .flatMap(({ports}) => objectsIn(ports))
    .map(({nodePort}) => Number(nodePort ?? 0));

/** Adds Kubernetes's defaults to the ports of a service. */
function completePorts(call: Call): JsonObject[] {
  const ports = objectsIn(call.request.ports);
  const asked = ports.map(({nodePort}) => Number(nodePort ?? 0));
  const taken = [...findTakenPorts(call), ...asked];
  return ports.map((port) => {
    let nodePort = Number(port.nodePort ?? 0);
    if (nodePort === 0) {
      nodePort = 30080;
      while (taken.includes(nodePort)) nodePort++;
      taken.push(nodePort);
    }
    const targetPort = findTextIn(port.targetPort) || String(Number(port.port));
    return {name: '', protocol: 'TCP', ...port, nodePort, targetPort};
  });
}

/**
 * Ends the call if Kubernetes would reject the ports.
 *
 * @see
 *   https://github.com/kubernetes/kubernetes/blob/v1.33.0/pkg/apis/core/validation/validation.go
 */
function checkPorts(call: Call): void {
  const ports = objectsIn(call.request.ports);
  const taken = findTakenPorts(call);
  const failFor = (cause: string, path: string, why: string): never =>
    fail(call, cause, `Service "{name}" is invalid: spec.ports${path}: ${why}`);
  if (ports.length === 0) failFor('badPorts', '', 'Required value');
  for (const [at, {port, name, nodePort}] of ports.entries()) {
    if (ports.length > 1 && !findTextIn(name))
      failFor('badPorts', `[${at}].name`, 'Required value');
    const [number, node] = [Number(port ?? 0), Number(nodePort ?? 0)];
    if (number < 1 || number > 65535) {
      const why = `Invalid value: ${number}: must be between 1 and 65535, inclusive`;
      failFor('badPorts', `[${at}].port`, why);
    }
    if (node !== 0 && (node < 30000 || node > 32767)) {
      const why = `Invalid value: ${node}: provided port is not in the valid range. The range of valid ports is 30000-32767`;
      failFor('nodePort', `[${at}].nodePort`, why);
    }
    if (node !== 0 && taken.includes(node)) {
      const why = `Invalid value: ${node}: provided port is already allocated`;
      failFor('nodePort', `[${at}].nodePort`, why);
    }
  }
}

/**
 * Ends the call if the instance has a disk that only one node can use.
 *
 * @see
 *   https://github.com/kubevirt/kubevirt/blob/v1.6.3/pkg/virt-handler/vm.go
 */
function checkMigratable(call: Call, {namespace, disks}: JsonObject): void {
  for (const disk of objectsIn(disks)) {
    const name = textAt(disk, 'volume.source.data');
    const volumes = findAll(call, 'dataVolume', {namespace: namespace!, name});
    for (const {PersistentVolumeClaim: claim} of volumes) {
      const {name: claimName, accessModes} = findObjectIn(claim);
      if (listIn(accessModes).includes('ReadWriteMany')) continue;
      fail(
        call,
        'notMigratable',
        `admission webhook "migration-create-validator.kubevirt.io" denied the request: Cannot migrate VMI, Reason: DisksNotLiveMigratable, Message: cannot migrate VMI: PVC ${findTextIn(claimName)} is not shared, live migration requires that all PVCs must be shared (using ReadWriteMany access mode)`,
      );
    }
  }
}

const units = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi'];

/**
 * Formats bytes as a Kubernetes quantity, such as `10Gi`.
 *
 * @see
 *   https://kubernetes.io/docs/reference/kubernetes-api/common-definitions/quantity/
 */
function getQuantity(bytes: Json | undefined): string {
  let count = Number(bytes ?? 0);
  let unit = 0;
  while (count > 0 && count % 1024 === 0 && unit < units.length - 1) {
    count /= 1024;
    unit++;
  }
  return `${count}${units[unit]}`;
}

function getBytes(quantity: string): number {
  const [, count = '0', unit = ''] = /^(\d+)(\w*)$/.exec(quantity) ?? [];
  return Number(count) * 1024 ** units.indexOf(unit);
}

const capacity = 'PersistentVolumeClaim.capacity';

export const instanceFunctions: Record<string, PlatformFunction> = {
  CreateVirtualMachine: (call) => {
    const {startupScript, bootDataVolumeName} = call.request;
    const getDisk = (name: string, type: string, data: Json = '') => ({
      name,
      volume: {name, source: {type, data}},
      bus: 'VIRTIO',
    });
    const boot = getDisk('os-disk', 'DATA_VOLUME', bootDataVolumeName);
    const disks: JsonObject[] = [{...boot, bootOrder: 1}];
    if (!isZero(startupScript)) {
      const type = 'CLOUD_INIT_NO_CLOUD';
      disks.push(getDisk('cloud-init-disk', type, startupScript));
    }
    return act(call, {disks});
  },
  CreateVirtualMachineClone: (call) => {
    const answer = act(call);
    later(call, findOne(call), 6, () => {
      makeClone(call);
    });
    return answer;
  },
  CreateVirtualMachineRestore: (call) => {
    const answer = act(call);
    const restore = findOne(call);
    later(call, restore, 4, () => {
      completeRestore(call, restore, 4);
    });
    return answer;
  },
  StartVirtualMachine: (call) =>
    act(call, isZero(findOne(call).instanceType) ? {instancePhase: null} : {}),
  CreateVirtualMachineService: (call) => {
    checkPorts(call);
    const clusterIp = `198.19.128.${60 + findServices(call).length}`;
    return act(call, {ports: completePorts(call), clusterIp});
  },
  UpdateVirtualMachineService: (call) => {
    findOne(call);
    checkPorts(call);
    return act(call, {ports: completePorts(call)});
  },
  MigrateInstance: (call) => {
    const machine = findOne(call);
    if (machine.status === 'Running') checkMigratable(call, machine);
    return act(call);
  },
  ListDataVolumes: (call) =>
    list(call, {
      keeps: ({bootImage}) => sameJson(bootImage, call.request.bootImage),
    }),
  CreateDataVolume: (call) =>
    act(call, {
      source: {
        type: 'BLANK_IMAGE',
        data: '',
        ...findObjectIn(call.request.source),
      },
      [capacity]: getQuantity(call.request.sizeBytes),
    }),
  ExtendDataVolume: (call) => {
    const {sizeBytes} = call.request;
    const known = getBytes(textAt(findOne(call), capacity));
    if (Number(sizeBytes ?? 0) < known) fail(call, 'smaller');
    return act(call, {[capacity]: getQuantity(sizeBytes)});
  },
  ListInstanceTypes: (call) => {
    const {namespace, includeClusterWide, ...request} = call.request;
    return list(
      {...call, request},
      {
        keeps: (type) =>
          type.clusterWide === true
            ? includeClusterWide === true
            : isZero(namespace) || type.namespace === namespace,
      },
    );
  },
};
