import {
  findObjectIn,
  findTextIn,
  listIn,
  type JsonObject,
} from '../../../../../src/calls/json';
import {findItems, findMachine, findObjects, type State} from './snapshot';

/** Objects that some of their fields tell apart. */
const names = [
  'machines: id',
  'machines: hostname',
  'machines.workloadAnnotations: juju-machine-id',
  'tags: name',
  'scopes: name',
  'scopes: uuid',
  'networks.vlan: id',
  'networks.subnet: cidr',
  'networks.subnet.ipRanges: id',
  'facilities: name scopeUuid',
  'facilities.units: name scopeUuid',
  'essentials: name scopeUuid',
  'virtualMachines: name namespace _cluster',
  'dataVolumes: name namespace _cluster',
  'releases: name namespace _cluster',
  'applications: name type namespace _cluster',
  'applications.pods: name',
  'virtualMachines.services applications.services: name namespace _cluster',
  'virtualMachines.services.ports applications.services.ports: nodePort',
  'pools: name _cluster',
  'pools: id _cluster',
  'images: name poolName _cluster',
  'subvolumes: name _group _cluster',
  'buckets: name _cluster',
  'users: id _cluster',
  'users.keys: accessKey',
  'osds: name _cluster',
];

/** Objects that refer to others, or repeat what others say. */
const references = [
  'machines.tags: value -> tags: name',
  'machines.workloadAnnotations: juju-model-uuid -> scopes: uuid',
  'machines.networkInterfaces: vlanId vlanName dhcpOn -> networks.vlan: id name dhcpOn',
  'machines.networkInterfaces: fabricId fabricName -> networks.fabric: id name',
  'machines.networkInterfaces: subnetId subnetName -> networks.subnet: id name',
  'facilities.units: machineId hostname -> machines: id hostname',
  'essentials: name scopeUuid -> facilities: name scopeUuid',
  'essentials: scopeUuid scopeName -> scopes: uuid name',
  'essentials.units: name scopeUuid -> facilities.units: name scopeUuid',
  'internalObjectServices: facilityName -> essentials: name',
  'virtualMachines dataVolumes: namespace _cluster -> namespaces: name _cluster',
  'applications releases: namespace _cluster -> namespaces: name _cluster',
  'virtualMachines: machineId hostname ipAddresses -> machines: id hostname ipAddresses',
  'virtualMachines.clones: sourceName -> virtualMachines: name',
  'virtualMachines.snapshots: sourceName -> virtualMachines: name',
  'virtualMachines.restores: targetName -> virtualMachines: name',
  'dataVolumes.PersistentVolumeClaim.storageClass: name -> storageClasses: name',
  'applications.persistentVolumeClaims.storageClass: name -> storageClasses: name',
  'images subvolumes: poolName _cluster -> pools: name _cluster',
  'buckets: owner _cluster -> users: id _cluster',
  'buckets.grants: id name -> users: id name',
  'osds.machine mons.machine: id hostname -> machines: id hostname',
];

/** Fields of objects that have the first of them, such as `tags: name`. */
function readRows(state: State, rows: string): string[] {
  const [objects = '', fields = ''] = rows.split(': ');
  return findObjects(state, objects)
    .map((one) => fields.split(' ').map((field) => one[field]))
    .filter(([first]) => first !== undefined && first !== '')
    .map((values) => JSON.stringify(values));
}

/** Values that occur several times. */
const findTwice = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => a + b, 0);

/** An IPv4 address as a number; `NaN` for anything else. */
const toNumber = (ip: unknown): number =>
  String(ip)
    .split('.')
    .reduce((value, part) => value * 256 + Number(part), 0);

/** Every address of the ranges of a subnet. */
const getReserved = (subnet: JsonObject): number[] =>
  findItems(subnet, 'ipRanges').flatMap(({startIp, endIp}) => {
    const first = toNumber(startIp);
    return Array.from(
      {length: toNumber(endIp) - first + 1},
      (_, at) => first + at,
    );
  });

/** The first address of a subnet, and how many there are. */
function readCidr({cidr}: JsonObject): {first: number; size: number} {
  const [network, length] = findTextIn(cidr).split('/');
  return {first: toNumber(network), size: 2 ** (32 - Number(length))};
}

const isInside = (subnet: JsonObject, ip: number): boolean => {
  const {first, size} = readCidr(subnet);
  return ip >= first && ip < first + size;
};

const getSubnets = (state: State): JsonObject[] =>
  findObjects(state, 'networks.subnet').filter(({id}) => id);

/** Objects of a kind for which something holds, by their names. */
const findNames = (
  objects: readonly JsonObject[] | undefined,
  isWrong: (one: JsonObject) => boolean,
): string[] =>
  (objects ?? [])
    .filter(isWrong)
    .map(({name, hostname, cidr}) => findTextIn(name ?? hostname ?? cidr));

/** What else must hold; each returns what does not. */
const rules: Record<string, (state: State) => string[]> = {
  'a fabric has one name, of its own': ({networks = []}) => {
    const fabrics = [
      ...new Set(networks.map((one) => JSON.stringify(one.fabric))),
    ];
    const all = fabrics.map((text) => JSON.parse(text) as JsonObject);
    return [
      ...findTwice(all.map(({id}) => findTextIn(id))),
      ...findTwice(all.map(({name}) => findTextIn(name))),
    ];
  },
  'machines have a number of their scope': ({machines, scopes = []}) =>
    findNames(machines, ({workloadAnnotations}) => {
      const {'juju-model-uuid': uuid, 'juju-machine-id': id} =
        findObjectIn(workloadAnnotations);
      const scope = scopes.find((one) => one.uuid === uuid);
      return (
        scope !== undefined &&
        !findTextIn(id).startsWith(`${findTextIn(scope.name)}-machine-`)
      );
    }),
  'deployed machines have an operating system': (state) => {
    const images = findObjects(state, 'configuration.bootImages');
    const known = images.map(({distroSeries}) => distroSeries);
    return findNames(
      state.machines,
      ({status, distroSeries}) =>
        status === 'Deployed' && !known.includes(distroSeries),
    );
  },
  'addresses of subnets are of machines': (state) =>
    findObjects(state, 'networks.subnet.ipAddresses')
      .filter(
        ({nodeType, machineId, hostname}) =>
          nodeType === 'Machine' &&
          findMachine(state, {machineId: machineId ?? ''}).hostname !==
            hostname,
      )
      .map(({ip}) => findTextIn(ip)),
  'ranges and gateways are inside their subnets': (state) =>
    findNames(getSubnets(state), (subnet) => {
      const {gatewayIp} = subnet;
      const gateways = gatewayIp === '<nil>' ? [] : [toNumber(gatewayIp)];
      return [...getReserved(subnet), ...gateways].some(
        (ip) => !isInside(subnet, ip),
      );
    }),
  'ranges do not overlap': (state) =>
    findNames(getSubnets(state), (subnet) => {
      const all = getReserved(subnet);
      return new Set(all).size !== all.length;
    }),
  'free addresses are counted': (state) =>
    findNames(getSubnets(state), (subnet) => {
      const {statistics, dnsServers, gatewayIp} = subnet;
      const used = new Set([
        ...getReserved(subnet),
        ...[
          ...findItems(subnet, 'ipAddresses').map(({ip}) => ip),
          ...listIn(dnsServers),
          gatewayIp,
        ].map(toNumber),
      ]);
      const inside = [...used].filter((ip) => isInside(subnet, ip)).length;
      const total = readCidr(subnet).size - 2;
      const {total: told, available} = findObjectIn(statistics);
      return told !== String(total) || available !== String(total - inside);
    }),
  'a facility has one leader at most': ({facilities}) =>
    findNames(
      facilities,
      (one) => findItems(one, 'units').filter(({leader}) => leader).length > 1,
    ),
  'scopes count what they have': (state) =>
    findNames(state.scopes, (scope) => {
      const {uuid, controller, machineCount, coreCount, unitCount} = scope;
      const own = (state.machines ?? []).filter(
        ({workloadAnnotations: notes}) =>
          findObjectIn(notes)['juju-model-uuid'] === uuid,
      );
      const units = findObjects(state, 'facilities.units').filter(
        ({scopeUuid}) => scopeUuid === uuid,
      );
      return (
        controller !== true &&
        (Number(machineCount ?? 0) !== own.length ||
          Number(coreCount ?? 0) !==
            sum(own.map(({cpuCount}) => Number(cpuCount))) ||
          Number(unitCount ?? 0) !== units.length)
      );
    }),
  'virtual machines are as their status': ({virtualMachines}) =>
    findNames(virtualMachines, ({status, ready, instancePhase}) =>
      status === 'Running' || status === 'Migrating'
        ? ready !== true || instancePhase !== 'Running'
        : ready === true ||
          (status === 'Stopped' && instancePhase !== undefined),
    ),
  'a Deployment has as many pods as it wants': ({applications}) =>
    findNames(
      applications,
      ({type, pods, replicas}) =>
        type === 'Deployment' && listIn(pods).length !== replicas,
    ),
  'applications that Helm manages have a release': ({
    applications,
    releases = [],
  }) =>
    findNames(applications, ({namespace, labels}) => {
      const own = findObjectIn(labels);
      const name = own['app.kubernetes.io/instance'];
      return (
        own['app.kubernetes.io/managed-by'] === 'Helm' &&
        !releases.some(
          (one) => one.namespace === namespace && one.name === name,
        )
      );
    }),
  'OSDs of machines without power are not up': (state) =>
    findNames(
      state.osds,
      ({machine, up}) =>
        up === true &&
        findMachine(state, findObjectIn(machine)).powerState === 'off',
    ),
  'one boot image is the default': (state) => {
    const images = findObjects(state, 'configuration.bootImages');
    const defaults = images.filter((image) => image.default === true);
    return defaults.length === 1 ? [] : [`${defaults.length} defaults`];
  },
};

/** Everything in a state that does not agree with the rest of it. */
export const findDisagreements = (state: State): string[] => [
  ...names.flatMap((name) =>
    findTwice(readRows(state, name)).map((row) => `${name}: ${row} twice`),
  ),
  ...references.flatMap((reference) => {
    const [own = '', others = ''] = reference.split(' -> ');
    const known = readRows(state, others);
    return readRows(state, own)
      .filter((row) => !known.includes(row))
      .map((row) => `${reference}: no ${row}`);
  }),
  ...Object.entries(rules).flatMap(([name, rule]) =>
    rule(state).map((found) => `${name}: ${found}`),
  ),
];
