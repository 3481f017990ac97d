import findLastIndex from 'es-toolkit/compat/findLastIndex';
import isMatch from 'es-toolkit/compat/isMatch';
import pick from 'es-toolkit/compat/pick';
import pickBy from 'es-toolkit/compat/pickBy';
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

type Port = Record<'name' | 'protocol', string> &
  Record<'port' | 'nodePort', number>;

const findServices = (call: Call): JsonObject[] =>
  ['virtualMachine', 'application'].flatMap((kind) =>
    findAll(call, kind).flatMap(({services}) => objectsIn(services)),
  );

const getNodePorts = (services: readonly JsonObject[]): number[] =>
  services
    .flatMap(({ports}) => objectsIn(ports))
    .map(({nodePort}) => Number(nodePort ?? 0));

/**
 * Ends the call if Kubernetes would reject the ports.
 *
 * @param taken node ports of other services
 * @see
 *   https://github.com/kubernetes/kubernetes/blob/v1.33.0/pkg/apis/core/validation/validation.go
 */
function checkPorts(call: Call, ports: Port[], taken: number[]): void {
  const faults = ports.flatMap((one, at) => {
    const {name, protocol, port, nodePort} = one;
    const isTwice = (...fields: (keyof Port)[]): boolean =>
      ports.findIndex((other) => isMatch(other, pick(one, fields))) < at;
    const whys = {
      'name: Required value': !name && ports.length > 1,
      [`name: Invalid value: "${name}": a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')`]:
        !/^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$/.test(name),
      [`name: Duplicate value: "${name}"`]: isTwice('name'),
      [`port: Invalid value: ${port}: must be between 1 and 65535, inclusive`]:
        port < 1 || port > 65535,
      [`protocol: Unsupported value: "${protocol}": supported values: "SCTP", "TCP", "UDP"`]:
        !['SCTP', 'TCP', 'UDP'].includes(protocol),
      [`nodePort: Duplicate value: ${nodePort}`]: isTwice(
        'nodePort',
        'protocol',
      ),
      [`nodePort: Invalid value: ${nodePort}: provided port is not in the valid range. The range of valid ports is 30000-32767`]:
        nodePort < 30000 || nodePort > 32767,
      [`nodePort: Invalid value: ${nodePort}: provided port is already allocated`]:
        taken.includes(nodePort),
    };
    return Object.keys(pickBy(whys)).map((why) => `[${at}].${why}`);
  });
  const [fault] = ports.length > 0 ? faults : [': Required value'];
  if (!fault) return;
  const cause = fault.includes('.nodePort') ? 'nodePort' : 'badPorts';
  fail(call, cause, `Service "{name}" is invalid: spec.ports${fault}`);
}

/** The first number from this one on that is not taken. */
const findUnused = (number: number, taken: readonly number[]): number =>
  taken.includes(number) ? findUnused(number + 1, taken) : number;

/** An address that no other service has. */
function findClusterIp(call: Call): string {
  const taken = findServices(call).map(({clusterIp}) =>
    Number(findTextIn(clusterIp).split('.').at(-1)),
  );
  return `198.19.128.${findUnused(60, taken)}`;
}

/**
 * The ports of a service, with Kubernetes's defaults. Without a node port, one
 * keeps that of the earlier port with its name.
 */
function getPorts(call: Call, service: JsonObject): Fields {
  const services = findServices(call);
  const asked = getNodePorts([call.request]);
  const used = [...getNodePorts(services), ...asked];
  const ports = objectsIn(call.request.ports).map((port) => {
    const name = findTextIn(port.name);
    const own = objectsIn(service.ports).find((one) => one.name === name);
    const kept = Number(own?.nodePort ?? 0);
    const nodePort =
      Number(port.nodePort ?? 0) ||
      (asked.includes(kept) ? 0 : kept) ||
      findUnused(30080, used);
    used.push(nodePort);
    const number = Number(port.port ?? 0);
    const targetPort = findTextIn(port.targetPort) || String(number);
    const protocol = findTextIn(port.protocol) || 'TCP';
    return {...port, name, protocol, port: number, nodePort, targetPort};
  });
  const others = services.filter((one) => one !== service);
  checkPorts(call, ports, getNodePorts(others));
  return {ports};
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
  const volumes = getVolumes(call, machine)
    .map((volume) => findObjectIn(volume?.PersistentVolumeClaim))
    .filter(({accessModes}) => !listIn(accessModes).includes('ReadWriteMany'))
    .map(({name}) => findTextIn(name));
  const restored = objectsIn(machine.disks).map((disk) =>
    textAt(disk, 'volume.source._claim'),
  );
  const claim = [...volumes, ...restored].find(Boolean);
  if (!claim) return;
  fail(
    call,
    'notMigratable',
    `admission webhook "migration-create-validator.kubevirt.io" denied the request: Cannot migrate VMI, Reason: DisksNotLiveMigratable, Message: cannot migrate VMI: PVC ${claim} is not shared, live migration requires that all PVCs must be shared (using ReadWriteMany access mode)`,
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
  CreateVirtualMachine: (call) => {
    const script = findTextIn(call.request.startupScript);
    if (new TextEncoder().encode(script).length > 2048)
      fail(call, 'longScript');
  },
  CreateVirtualMachineService: (call) => {
    const {name = ''} = call.request;
    const [known = {}] = findAll(call, 'virtualMachineService', {name});
    return {...getPorts(call, known), clusterIp: findClusterIp(call)};
  },
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
