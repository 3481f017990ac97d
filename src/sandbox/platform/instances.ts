import findLastIndex from 'es-toolkit/compat/findLastIndex';
import {
  findObjectIn,
  findTextIn,
  isZero,
  listIn,
  type Json,
  type JsonObject,
} from '../../calls/json';
import {act} from '../act';
import {fail, findAll, type Call, type Fields, type Platform} from '../call';
import {objectsIn, textAt} from './tools';

const findServices = (call: Call): JsonObject[] =>
  ['virtualMachine', 'application'].flatMap((kind) =>
    findAll(call, kind).flatMap(({services}) => objectsIn(services)),
  );

const findTakenPorts = (call: Call): number[] =>
  findServices(call)
    .filter(({name}) => name !== call.request.name)
    .flatMap(({ports}) => objectsIn(ports))
    .map(({nodePort}) => Number(nodePort ?? 0));

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

/** The first number from this one on that is not taken. */
const findUnused = (number: number, taken: readonly number[]): number =>
  taken.includes(number) ? findUnused(number + 1, taken) : number;

/** An address that no other service has. */
function findClusterIp(call: Call): string {
  const network = '198.19.128.';
  const taken = findServices(call).map(({clusterIp}) =>
    Number(findTextIn(clusterIp).replace(network, '')),
  );
  return `${network}${findUnused(60, taken)}`;
}

/** The ports of a service, with Kubernetes's defaults. */
function getPorts(call: Call): Fields {
  checkPorts(call);
  const ports = objectsIn(call.request.ports);
  const asked = ports.map(({nodePort}) => Number(nodePort ?? 0));
  const taken = [...findTakenPorts(call), ...asked];
  const complete = ports.map((port) => {
    const nodePort = Number(port.nodePort ?? 0) || findUnused(30080, taken);
    taken.push(nodePort);
    const targetPort = findTextIn(port.targetPort) || String(Number(port.port));
    return {name: '', protocol: 'TCP', ...port, nodePort, targetPort};
  });
  return {ports: complete};
}

/** The data volumes on which disks of a virtual machine are. */
const getVolumes = (
  call: Call,
  {namespace = '', disks}: JsonObject,
): (JsonObject | undefined)[] =>
  objectsIn(disks)
    .filter((disk) => textAt(disk, 'volume.source.type') === 'DATA_VOLUME')
    .map((disk) => textAt(disk, 'volume.source.data'))
    .map((name) => findAll(call, 'dataVolume', {namespace, name})[0]);

/** Whether KubeVirt will wait for a volume that does not exist. */
const findMissing: Platform['fields'][string] = (call, machine) => ({
  _lacksVolume: getVolumes(call, machine).includes(undefined) || null,
});

/**
 * Ends the call if the instance has a disk that only one node can use.
 *
 * @see
 *   https://github.com/kubevirt/kubevirt/blob/v1.6.3/pkg/virt-handler/vm.go
 */
function checkMigratable(call: Call, machine: JsonObject): void {
  if (machine.status !== 'Running') return;
  const claim = getVolumes(call, machine)
    .filter((volume) => volume !== undefined)
    .map((volume) => findObjectIn(volume.PersistentVolumeClaim))
    .find(({accessModes}) => !listIn(accessModes).includes('ReadWriteMany'));
  if (!claim) return;
  fail(
    call,
    'notMigratable',
    `admission webhook "migration-create-validator.kubevirt.io" denied the request: Cannot migrate VMI, Reason: DisksNotLiveMigratable, Message: cannot migrate VMI: PVC ${findTextIn(claim.name)} is not shared, live migration requires that all PVCs must be shared (using ReadWriteMany access mode)`,
  );
}

const units = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi'];

/**
 * Formats bytes as a Kubernetes quantity, such as `10Gi`.
 *
 * @see
 *   https://kubernetes.io/docs/reference/kubernetes-api/common-definitions/quantity/
 */
function getQuantity(bytes: Json | undefined): string {
  const count = Number(bytes ?? 0);
  const power = findLastIndex(
    units,
    (_, at) => at === 0 || (count > 0 && count % 1024 ** at === 0),
  );
  return `${count / 1024 ** power}${units[power]}`;
}

const getCapacity = ({request}: Call): Fields => ({
  'PersistentVolumeClaim.capacity': getQuantity(request.sizeBytes),
});

export const fields: Platform['fields'] = {
  CreateDataVolume: getCapacity,
  ExtendDataVolume: (call, {sizeBytes, _bytes = sizeBytes}) => {
    if (Number(call.request.sizeBytes) < Number(_bytes ?? 0))
      fail(call, 'smaller');
    return getCapacity(call);
  },
  CreateVirtualMachineService: (call) => ({
    ...getPorts(call),
    clusterIp: findClusterIp(call),
  }),
  UpdateVirtualMachineService: getPorts,
  StartVirtualMachine: findMissing,
  RestartVirtualMachine: findMissing,
  MigrateInstance: checkMigratable,
};

export const functions: Platform['functions'] = {
  ListInstanceTypes: (call) => {
    const {namespace, includeClusterWide, ...request} = call.request;
    const {instanceTypes} = act({...call, request});
    return {
      instanceTypes: objectsIn(instanceTypes).filter((type) =>
        type.clusterWide === true
          ? includeClusterWide === true
          : isZero(namespace) || type.namespace === namespace,
      ),
    };
  },
};
