import {
  listIn,
  findObjectIn,
  findTextIn,
  readValueAt,
} from '../../../../../src/sandbox/json';
import {getAddresses, isInside} from './addresses';
import {
  items,
  getMachine,
  getModel,
  getObjectNames,
  strays,
  getSubnets,
  twice,
  parseUnits,
  type Rule,
} from './parts';

/** Fields that an interface of a machine has from its network. */
const ofNetwork = {
  fabricId: 'fabric.id',
  fabricName: 'fabric.name',
  vlanId: 'vlan.id',
  vlanName: 'vlan.name',
  dhcpOn: 'vlan.dhcpOn',
};

/** What refers to something, counts something or follows from something. */
export const references: Record<string, Rule> = {
  'tags of machines exist': ({machines, tags}) =>
    strays(
      machines.flatMap((machine) => listIn(machine.tags)),
      getObjectNames(tags),
    ),
  'scopes of machines exist': ({machines, scopes}) =>
    strays(
      machines.map(getModel).filter(Boolean),
      scopes.map(({uuid}) => uuid),
    ),
  'machines have a number of their scope': ({machines, scopes}) =>
    machines.flatMap((machine) => {
      const model = getModel(machine);
      if (!model) return [];
      const scope = scopes.find(({uuid}) => uuid === model);
      const id = findTextIn(
        readValueAt(machine, 'workloadAnnotations.juju-machine-id'),
      );
      return id.startsWith(`${findTextIn(scope?.name)}-machine-`) ? [] : [id];
    }),
  'numbers of machines are unique': ({machines}) =>
    twice(
      machines
        .map((one) => readValueAt(one, 'workloadAnnotations.juju-machine-id'))
        .filter(Boolean),
    ),
  'interfaces are as their networks': ({machines, networks}) =>
    machines.flatMap((machine) =>
      items(machine, 'networkInterfaces').flatMap((one) => {
        const network = networks.find(
          ({vlan}) => findObjectIn(vlan).id === one.vlanId,
        );
        const wrong = Object.entries(ofNetwork).filter(
          ([field, path]) => one[field] !== readValueAt(network ?? {}, path),
        );
        return wrong.map(
          ([field]) => `${findTextIn(machine.hostname)} ${field}`,
        );
      }),
    ),
  'subnets of interfaces exist': (state) =>
    state.machines.flatMap((machine) =>
      items(machine, 'networkInterfaces')
        .filter(({subnetId}) => findTextIn(subnetId) !== '')
        .filter(
          ({subnetId, subnetName}) =>
            !getSubnets(state).some(
              ({id, name}) => id === subnetId && name === subnetName,
            ),
        )
        .map(({name}) => `${findTextIn(machine.hostname)} ${findTextIn(name)}`),
    ),
  'deployed machines have an operating system': ({machines, configuration}) =>
    strays(
      machines
        .filter(({status}) => status === 'Deployed')
        .map(({distroSeries}) => distroSeries),
      items(configuration, 'bootImages').map(({distroSeries}) => distroSeries),
    ),
  'addresses of subnets are of machines': (state) =>
    getSubnets(state)
      .flatMap((subnet) => items(subnet, 'ipAddresses'))
      .filter(({nodeType}) => nodeType === 'Machine')
      .filter(
        ({machineId, hostname}) =>
          getMachine(state, machineId)?.hostname !== hostname,
      )
      .map(({ip}) => findTextIn(ip)),
  'ranges and gateways are inside their subnets': (state) =>
    getSubnets(state).flatMap((subnet) => {
      const {gatewayIp} = subnet;
      const inside = items(subnet, 'ipRanges').flatMap(({startIp, endIp}) => [
        findTextIn(startIp),
        findTextIn(endIp),
      ]);
      const all =
        gatewayIp === '<nil>' ? inside : [...inside, findTextIn(gatewayIp)];
      return all.filter((ip) => !isInside(ip, findTextIn(subnet.cidr)));
    }),
  'ranges do not overlap': (state) =>
    getSubnets(state).flatMap((subnet) =>
      twice(
        items(subnet, 'ipRanges').flatMap(({startIp, endIp}) =>
          getAddresses(findTextIn(startIp), findTextIn(endIp)),
        ),
      ),
    ),
  'free addresses are counted': (state) =>
    getSubnets(state).flatMap((subnet) => {
      const cidr = findTextIn(subnet.cidr);
      const size = 2 ** (32 - Number(cidr.split('/')[1])) - 2;
      const used = new Set([
        ...items(subnet, 'ipRanges').flatMap(({startIp, endIp}) =>
          getAddresses(findTextIn(startIp), findTextIn(endIp)),
        ),
        ...items(subnet, 'ipAddresses').map(({ip}) => findTextIn(ip)),
        ...listIn(subnet.dnsServers).map(findTextIn),
        findTextIn(subnet.gatewayIp),
      ]);
      const inside = [...used].filter((ip) => isInside(ip, cidr));
      const {total, available} = findObjectIn(subnet.statistics);
      const isRight =
        total === String(size) && available === String(size - inside.length);
      return isRight ? [] : [cidr];
    }),

  'machines of units exist': (state) =>
    parseUnits(state)
      .filter(({machineId}) => findTextIn(machineId) !== '')
      .filter(
        ({machineId, hostname}) =>
          getMachine(state, machineId)?.hostname !== hostname,
      )
      .map(({name}) => findTextIn(name)),
  'a facility has one leader at most': ({facilities}) =>
    facilities
      .filter(
        (one) => items(one, 'units').filter(({leader}) => leader).length > 1,
      )
      .map(({name}) => findTextIn(name)),
  'clusters are facilities of their scope': ({
    essentials,
    facilities,
    scopes,
  }) =>
    essentials
      .filter(({name, scopeUuid, scopeName, units}) => {
        const scope = scopes.find(({uuid}) => uuid === scopeUuid);
        const facility = facilities.find(
          (one) => one.name === name && one.scopeUuid === scopeUuid,
        );
        const known = getObjectNames(items(facility ?? {}, 'units'));
        const ofUnits = listIn(units).map((unit) => findObjectIn(unit).name);
        return (
          scope?.name !== scopeName ||
          !facility ||
          strays(ofUnits, known).length > 0
        );
      })
      .map(({name}) => findTextIn(name)),
  'scopes count what they have': ({scopes, machines, facilities}) =>
    scopes
      .filter(({controller}) => controller !== true)
      .filter(({uuid, machineCount, coreCount, unitCount}) => {
        const own = machines.filter((machine) => getModel(machine) === uuid);
        const cores = own.map(({cpuCount}) => Number(cpuCount));
        const units = facilities
          .filter((one) => one.scopeUuid === uuid)
          .map((one) => items(one, 'units').length);
        const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
        return (
          Number(machineCount ?? 0) !== own.length ||
          Number(coreCount ?? 0) !== sum(cores) ||
          Number(unitCount ?? 0) !== sum(units)
        );
      })
      .map(({name}) => findTextIn(name)),
  'services of object storage are of clusters': ({
    internalObjectServices,
    essentials,
  }) =>
    strays(
      internalObjectServices.map(({facilityName}) => facilityName),
      getObjectNames(essentials),
    ),

  'namespaces exist': (state) =>
    (
      ['virtualMachines', 'dataVolumes', 'applications', 'releases'] as const
    ).flatMap((field) =>
      state[field]
        .filter(
          ({namespace, _cluster}) =>
            !state.namespaces.some(
              (one) => one.name === namespace && one._cluster === _cluster,
            ),
        )
        .map(({name}) => `${field} ${findTextIn(name)}`),
    ),
  'hosts of virtual machines exist': (state) =>
    state.virtualMachines
      .filter(({machineId, hostname, ipAddresses}) => {
        if (machineId === undefined) return hostname !== undefined;
        const machine = getMachine(state, machineId);
        return (
          machine?.hostname !== hostname ||
          JSON.stringify(machine?.ipAddresses) !== JSON.stringify(ipAddresses)
        );
      })
      .map(({name}) => findTextIn(name)),
  'virtual machines are as their status': ({virtualMachines}) =>
    virtualMachines
      .filter(({status, ready, instancePhase}) =>
        status === 'Running' || status === 'Migrating'
          ? ready !== true || instancePhase !== 'Running'
          : ready === true ||
            (status === 'Stopped' && instancePhase !== undefined),
      )
      .map(({name, status}) => `${findTextIn(name)} ${findTextIn(status)}`),
  'clones, snapshots and restores are of their virtual machine': ({
    virtualMachines,
  }) =>
    virtualMachines.flatMap((one) =>
      [
        ...items(one, 'clones').map(({sourceName}) => sourceName),
        ...items(one, 'snapshots').map(({sourceName}) => sourceName),
        ...items(one, 'restores').map(({targetName}) => targetName),
      ]
        .filter((name) => name !== one.name)
        .map((name) => JSON.stringify(name ?? null)),
    ),
  'storage classes exist': ({dataVolumes, applications, storageClasses}) =>
    strays(
      [
        ...dataVolumes.map(({PersistentVolumeClaim: claim}) =>
          findObjectIn(claim),
        ),
        ...applications.flatMap((one) => items(one, 'persistentVolumeClaims')),
      ]
        .map((claim) => readValueAt(claim, 'storageClass.name'))
        .filter((name) => name !== undefined),
      getObjectNames(storageClasses),
    ),
  'a Deployment has as many pods as it wants': ({applications}) =>
    applications
      .filter(
        ({type, pods, replicas}) =>
          type === 'Deployment' && listIn(pods).length !== replicas,
      )
      .map(({name}) => findTextIn(name)),
  'applications that Helm manages have a release': ({applications, releases}) =>
    applications
      .filter(
        (one) =>
          readValueAt(one, 'labels.app.kubernetes.io/managed-by') === 'Helm' ||
          findObjectIn(one.labels)['app.kubernetes.io/managed-by'] === 'Helm',
      )
      .filter(
        ({namespace, labels}) =>
          !releases.some(
            (release) =>
              release.namespace === namespace &&
              release.name ===
                findObjectIn(labels)['app.kubernetes.io/instance'],
          ),
      )
      .map(({name}) => findTextIn(name)),

  'pools of images and subvolumes exist': ({images, subvolumes, pools}) =>
    strays(
      [...images, ...subvolumes].map(({poolName}) => poolName),
      getObjectNames(pools),
    ),
  'owners of buckets exist': ({buckets, users}) =>
    strays(
      buckets.map(({owner}) => owner),
      users.map(({id}) => id),
    ),
  'grants have the names of their users': ({buckets, users}) =>
    buckets
      .flatMap((bucket) => items(bucket, 'grants'))
      .filter(({type}) => type === 'CanonicalUser')
      .filter(
        ({id, name}) =>
          !users.some((user) => user.id === id && user.name === name),
      )
      .map(({id}) => findTextIn(id)),
  'machines of OSDs and monitors exist': (state) =>
    [...state.osds, ...state.mons]
      .filter(({machine}) => {
        const {id, hostname} = findObjectIn(machine);
        return getMachine(state, id)?.hostname !== hostname;
      })
      .map(({name}) => findTextIn(name)),
  'OSDs of machines without power are not up': (state) =>
    state.osds
      .filter(({machine, up}) => {
        const {powerState} = getMachine(state, findObjectIn(machine).id) ?? {};
        return powerState === 'off' && up === true;
      })
      .map(({name}) => findTextIn(name)),
  'one boot image is the default': ({configuration}) => {
    const defaults = items(configuration, 'bootImages').filter(
      (image) => image.default === true,
    );
    return defaults.length === 1 ? [] : [`${defaults.length} defaults`];
  },
};
