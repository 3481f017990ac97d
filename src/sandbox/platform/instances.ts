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

/**
 * Creates a requested clone of a virtual machine, powered off. If a virtual
 * machine has its name, KubeVirt copies nothing: the request does not end, or
 * succeeds after the five minutes that a restore waits for a running one.
 *
 * @see
 *   https://github.com/kubevirt/kubevirt/blob/v1.6.3/pkg/virt-controller/watch/clone/clone.go
 */
function completeClone(call: Call, request: JsonObject, waited: number): void {
  const {
    namespace = '',
    sourceVirtualMachineName: name = '',
    targetVirtualMachineName: target = '',
  } = call.request;
  const [source] = findAll(call, 'virtualMachine', {namespace, name});
  const [taken] = findAll(call, 'virtualMachine', {namespace, name: target});
  if (!source) return;
  // The example shows how its virtual machine was created.
  const isExample = call.operation.examples.some(
    (one) => one.request.targetVirtualMachineName === target,
  );
  const mustWait = taken?.status === 'Stopped' || waited < 300;
  if (taken && mustWait && !isExample) {
    later(call, request, 4, () => {
      completeClone(call, request, waited + 4);
    });
    return;
  }
  request.phase = 'Succeeded';
  request.lastCondition = getCondition(call, 'Ready', 'True', 'Ready');
  if (taken) return;
  make(call, 'virtualMachine', {
    namespace,
    name: target,
    status: 'Stopped',
    instanceType: clone(source.instanceType ?? {}),
    disks: clone(objectsIn(source.disks).map(copyDisk)),
    createdAt: createTimestamp(call),
  });
}

const getCondition = (
  call: Call,
  type: string,
  status: string,
  reason: string,
): JsonObject => ({
  type,
  status,
  reason,
  message: '',
  transitionedAt: createTimestamp(call),
});

const waitsForStop =
  'Waiting for target VM to be powered off. Please stop the restore target to proceed with restore, or the operation will fail after 5m0s';
const otherTarget =
  'restore source and restore target are different but restore target already exists';
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
  const key = `${findTextIn(namespace)}/${findTextIn(snapshotName)}`;
  const tell = (type: string, status: string, reason: string): void => {
    restore.lastCondition = getCondition(call, type, status, reason);
  };
  const isOff = machine?.status === 'Stopped';
  const isReady = snapshot?.readyToUse === true;
  const isOwn = snapshot?.sourceName === virtualMachineName;
  if (isOff && isReady && isOwn) {
    restore.complete = true;
    tell('Ready', 'True', 'Operation complete');
    const disks = objectsIn(snapshot._disks ?? machine.disks);
    machine.disks = clone(disks.map(copyDisk));
  } else if (!isOff && waited >= 300) {
    tell('Failure', 'True', hasWaited);
  } else {
    let reason = waitsForStop;
    if (isOff) {
      if (!snapshot) reason = `VMSnapshot ${key} does not exist`;
      else reason = isReady ? otherTarget : `VMSnapshot ${key} not ready`;
    }
    tell('Ready', 'False', reason);
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
    const request = findOne(call);
    later(call, request, 6, () => {
      completeClone(call, request, 0);
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
