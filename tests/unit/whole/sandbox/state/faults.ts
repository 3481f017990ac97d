import {
  listIn,
  findObjectIn,
  type JsonObject,
} from '../../../../../src/sandbox/json';
import type {State} from './snapshot';

/** Puts a fault into a state. */
type Fault = (state: State) => void;

type Lists = Exclude<keyof State, 'configuration'>;

const again =
  (field: Lists): Fault =>
  (state) => {
    state[field].push(structuredClone(state[field][0]!));
  };

const setFirst =
  (field: Lists, change: JsonObject): Fault =>
  (state) => {
    Object.assign(state[field][0]!, change);
  };

const first = (objects: readonly JsonObject[], list: string): JsonObject => {
  const found = objects.find((one) => listIn(one[list]).length > 0);
  return findObjectIn(listIn(found?.[list])[0]);
};

const repeatFirst = (objects: readonly JsonObject[], list: string): void => {
  const found = objects.find((one) => listIn(one[list]).length > 0)!;
  const items = listIn(found[list]);
  found[list] = [...items, structuredClone(items[0]!)];
};

const getSubnet = ({networks}: State): JsonObject =>
  findObjectIn(networks[0]!.subnet);

/** For each rule, what breaks it. */
export const faults: Record<string, Fault> = {
  'IDs of machines are unique': again('machines'),
  'host names are unique': again('machines'),
  'names of tags are unique': again('tags'),
  'names of scopes are unique': again('scopes'),
  'UUIDs of scopes are unique': again('scopes'),
  'VLANs are unique': again('networks'),
  'subnets are unique': again('networks'),
  'IDs of ranges are unique': (state) => {
    repeatFirst([getSubnet(state)], 'ipRanges');
  },
  'a fabric has one name, of its own': (state) => {
    findObjectIn(state.networks.at(-1)!.fabric).name = 'fabric-management';
  },
  'facilities are unique in their scope': again('facilities'),
  'units are unique in their scope': ({facilities}) => {
    repeatFirst(facilities, 'units');
  },
  'clusters are unique': again('essentials'),
  'virtual machines are unique': again('virtualMachines'),
  'data volumes are unique': again('dataVolumes'),
  'releases are unique': again('releases'),
  'applications are unique': again('applications'),
  'pods are unique': ({applications}) => {
    repeatFirst(applications, 'pods');
  },
  'services are unique': ({virtualMachines}) => {
    repeatFirst(virtualMachines, 'services');
  },
  'node ports are unique': ({virtualMachines, applications}) => {
    const {nodePort = 0} = findObjectIn(
      listIn(first(applications, 'services').ports)[0],
    );
    findObjectIn(listIn(first(virtualMachines, 'services').ports)[0]).nodePort =
      nodePort;
  },
  'pools are unique': again('pools'),
  'IDs of pools are unique': ({pools}) => {
    pools[0]!.id = pools[1]!.id!;
  },
  'images are unique': again('images'),
  'subvolumes are unique': again('subvolumes'),
  'buckets are unique': again('buckets'),
  'users are unique': again('users'),
  'access keys are unique': ({users}) => {
    repeatFirst(users, 'keys');
  },
  'OSDs are unique': again('osds'),

  'tags of machines exist': setFirst('machines', {tags: ['lost']}),
  'scopes of machines exist': setFirst('machines', {
    workloadAnnotations: {'juju-model-uuid': 'lost'},
  }),
  'machines have a number of their scope': ({machines}) => {
    findObjectIn(machines[0]!.workloadAnnotations)['juju-machine-id'] =
      'staging-machine-0';
  },
  'numbers of machines are unique': ({machines}) => {
    machines[0]!.workloadAnnotations = machines[1]!.workloadAnnotations!;
  },
  'interfaces are as their networks': ({machines}) => {
    first(machines, 'networkInterfaces').fabricName = 'an older name';
  },
  'subnets of interfaces exist': ({machines}) => {
    first(machines, 'networkInterfaces').subnetId = '99';
  },
  'deployed machines have an operating system': setFirst('machines', {
    distroSeries: '',
  }),
  'addresses of subnets are of machines': (state) => {
    findObjectIn(listIn(getSubnet(state).ipAddresses)[1]).hostname = 'lost';
  },
  'ranges and gateways are inside their subnets': (state) => {
    getSubnet(state).gatewayIp = '198.51.100.1';
  },
  'ranges do not overlap': (state) => {
    repeatFirst([getSubnet(state)], 'ipRanges');
  },
  'free addresses are counted': (state) => {
    findObjectIn(getSubnet(state).statistics).available = '254';
  },
  'machines of units exist': ({facilities}) => {
    const facility = facilities.find(({name}) => name === 'prod-ceph-osd')!;
    findObjectIn(listIn(facility.units)[0]).hostname = 'lost';
  },
  'a facility has one leader at most': ({facilities}) => {
    const facility = facilities.find(({name}) => name === 'prod-ceph-osd')!;
    for (const unit of listIn(facility.units)) findObjectIn(unit).leader = true;
  },
  'clusters are facilities of their scope': setFirst('essentials', {
    name: 'lost',
  }),
  'scopes count what they have': setFirst('scopes', {unitCount: '24'}),
  'services of object storage are of clusters': setFirst(
    'internalObjectServices',
    {facilityName: 'lost'},
  ),
  'namespaces exist': ({namespaces}) => {
    namespaces.length = 0;
  },
  'hosts of virtual machines exist': setFirst('virtualMachines', {
    machineId: 'lost',
  }),
  'virtual machines are as their status': setFirst('virtualMachines', {
    status: 'Stopped',
  }),
  'clones, snapshots and restores are of their virtual machine': ({
    virtualMachines,
  }) => {
    first(virtualMachines, 'snapshots').sourceName = 'lost';
  },
  'storage classes exist': ({storageClasses}) => {
    storageClasses.length = 0;
  },
  'a Deployment has as many pods as it wants': setFirst('applications', {
    replicas: 5,
  }),
  'applications that Helm manages have a release': ({releases}) => {
    releases.length = 0;
  },
  'pools of images and subvolumes exist': setFirst('images', {
    poolName: 'lost',
  }),
  'owners of buckets exist': setFirst('buckets', {owner: 'lost'}),
  'grants have the names of their users': ({buckets}) => {
    first(buckets, 'grants').name = 'An older name';
  },
  'machines of OSDs and monitors exist': setFirst('osds', {
    machine: {id: 'lost', hostname: 'lost'},
  }),
  'OSDs of machines without power are not up': (state) => {
    setFirst('machines', {powerState: 'off'})(state);
  },
  'one boot image is the default': ({configuration}) => {
    for (const image of listIn(configuration.bootImages)) {
      findObjectIn(image).default = false;
    }
  },
};
