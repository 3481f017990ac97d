import {
  items,
  getRanges,
  getServices,
  getSubnets,
  twice,
  unique,
  parseUnits,
  type Rule,
} from './parts';
import {findObjectIn} from '../../../../../src/sandbox/json';

/** Names that the platform makes unique. */
export const names: Record<string, Rule> = {
  'IDs of machines are unique': unique(({machines}) => machines, 'id'),
  'host names are unique': unique(({machines}) => machines, 'hostname'),
  'names of tags are unique': unique(({tags}) => tags, 'name'),
  'names of scopes are unique': unique(({scopes}) => scopes, 'name'),
  'UUIDs of scopes are unique': unique(({scopes}) => scopes, 'uuid'),
  'VLANs are unique': unique(({networks}) => networks, 'vlan.id'),
  'subnets are unique': unique(getSubnets, 'cidr'),
  'IDs of ranges are unique': unique(getRanges, 'id'),
  'a fabric has one name, of its own': ({networks}) => {
    const fabrics = new Map(
      networks.map(({fabric}) => [
        JSON.stringify(fabric),
        findObjectIn(fabric),
      ]),
    );
    const all = [...fabrics.values()];
    return [
      ...twice(all.map(({id}) => id)),
      ...twice(all.map(({name}) => name)),
    ];
  },
  'facilities are unique in their scope': unique(
    ({facilities}) => facilities,
    'scopeUuid',
    'name',
  ),
  'units are unique in their scope': unique(parseUnits, 'scopeUuid', 'name'),
  'clusters are unique': unique(
    ({essentials}) => essentials,
    'scopeUuid',
    'name',
  ),
  'virtual machines are unique': unique(
    ({virtualMachines}) => virtualMachines,
    '_cluster',
    'namespace',
    'name',
  ),
  'data volumes are unique': unique(
    ({dataVolumes}) => dataVolumes,
    '_cluster',
    'namespace',
    'name',
  ),
  'releases are unique': unique(
    ({releases}) => releases,
    '_cluster',
    'namespace',
    'name',
  ),
  'applications are unique': unique(
    ({applications}) => applications,
    '_cluster',
    'namespace',
    'type',
    'name',
  ),
  'pods are unique': unique(
    ({applications}) => applications.flatMap((one) => items(one, 'pods')),
    'name',
  ),
  'services are unique': unique(getServices, '_cluster', 'namespace', 'name'),
  'node ports are unique': (state) =>
    twice(
      getServices(state)
        .flatMap((service) => items(service, 'ports'))
        .map(({nodePort}) => nodePort)
        .filter((port) => port !== undefined),
    ),
  'pools are unique': unique(({pools}) => pools, '_cluster', 'name'),
  'IDs of pools are unique': unique(({pools}) => pools, '_cluster', 'id'),
  'images are unique': unique(
    ({images}) => images,
    '_cluster',
    'poolName',
    'name',
  ),
  'subvolumes are unique': unique(
    ({subvolumes}) => subvolumes,
    '_cluster',
    '_group',
    'name',
  ),
  'buckets are unique': unique(({buckets}) => buckets, '_cluster', 'name'),
  'users are unique': unique(({users}) => users, '_cluster', 'id'),
  'access keys are unique': unique(
    ({users}) => users.flatMap((user) => items(user, 'keys')),
    'accessKey',
  ),
  'OSDs are unique': unique(({osds}) => osds, '_cluster', 'name'),
};
