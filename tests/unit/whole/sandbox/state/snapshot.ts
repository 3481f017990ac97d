import {
  findObjectIn,
  findTextIn,
  isObject,
  listIn,
  type JsonObject,
} from '../../../../../src/calls/json';

/** All that the sandbox shows: the objects of each kind. */
export type State = Record<string, JsonObject[]>;

/** Calls an operation by its name; an error shows nothing. */
export type Show = (rpc: string, request: JsonObject) => Promise<JsonObject>;

/** What lists the objects of a kind. */
const listings = {
  platform: {
    scopes: 'ListScopes',
    machines: 'ListMachines',
    tags: 'ListTags',
    networks: 'ListNetworks',
    essentials: 'ListEssentials',
  },
  scope: {
    facilities: 'ListFacilities',
    internalObjectServices: 'ListInternalObjectServices',
  },
  KUBERNETES: {
    namespaces: 'ListNamespaces',
    storageClasses: 'ListStorageClasses',
    applications: 'ListApplications',
    releases: 'ListReleases',
    virtualMachines: 'ListVirtualMachines',
    dataVolumes: 'ListDataVolumes',
  },
  CEPH: {
    mons: 'ListMONs',
    osds: 'ListOSDs',
    pools: 'ListPools',
    images: 'ListImages',
    volumes: 'ListVolumes',
    buckets: 'ListBuckets',
    users: 'ListUsers',
  },
};

/** Calls everything that lists something. */
export async function snapshot(show: Show): Promise<State> {
  const configuration = [await show('GetConfiguration', {})];
  const state: State = {configuration};
  const add = async (
    kind: string,
    rpc: string,
    request: JsonObject,
    place: JsonObject = {},
  ): Promise<JsonObject[]> => {
    const objects = listIn((await show(rpc, request))[kind]).map((one) => ({
      ...findObjectIn(one),
      ...place,
    }));
    (state[kind] ??= []).push(...objects);
    return objects;
  };
  for (const [kind, rpc] of Object.entries(listings.platform)) {
    await add(kind, rpc, {});
  }
  for (const {uuid: scopeUuid = ''} of state.scopes ?? []) {
    for (const [kind, rpc] of Object.entries(listings.scope)) {
      await add(kind, rpc, {scopeUuid}, {scopeUuid});
    }
  }
  for (const {type, name = '', scopeUuid = ''} of state.essentials ?? []) {
    const cluster = {scopeUuid, facilityName: name};
    const place = {_cluster: name};
    const isCeph = type === 'CEPH';
    const lists = isCeph ? listings.CEPH : listings.KUBERNETES;
    for (const [kind, rpc] of Object.entries(lists)) {
      await add(kind, rpc, cluster, place);
      if (kind === 'dataVolumes') {
        await add(kind, rpc, {...cluster, bootImage: true}, place);
      }
    }
    const volumes = (isCeph ? (state.volumes ?? []) : []).filter(
      ({_cluster}) => _cluster === name,
    );
    for (const volume of volumes) {
      const here = {...cluster, volumeName: volume.name ?? ''};
      const groups = await add('subvolumeGroups', 'ListSubvolumeGroups', here);
      for (const groupName of ['', ...groups.map((one) => one.name ?? '')]) {
        const inGroup = {...place, _group: groupName};
        await add(
          'subvolumes',
          'ListSubvolumes',
          {...here, groupName},
          inGroup,
        );
      }
    }
  }
  return state;
}

/** Where an object stands, which those inside it share. */
const places = ['scopeUuid', '_cluster', 'namespace'];

/**
 * The objects at the end of some paths, through lists, such as
 * `facilities.units`; a text counts as an object with this `value`.
 */
export const findObjects = (state: State, paths: string): JsonObject[] =>
  paths.split(' ').flatMap((path) => {
    const [kind = '', ...fields] = path.split('.');
    return fields.reduce(
      (objects, field) =>
        objects.flatMap((one) => {
          const place = Object.fromEntries(
            places.flatMap((name) =>
              one[name] === undefined ? [] : [[name, one[name]]],
            ),
          );
          const inner = one[field] ?? [];
          return (Array.isArray(inner) ? inner : [inner]).map((item) => ({
            ...place,
            ...(isObject(item) ? item : {value: item}),
          }));
        }),
      state[kind] ?? [],
    );
  });

/** The objects in one list of an object. */
export const findItems = (object: JsonObject, field: string): JsonObject[] =>
  listIn(object[field]).map(findObjectIn);

/** The machine with an ID. */
export const findMachine = (
  {machines = []}: State,
  {id, machineId}: JsonObject,
): JsonObject =>
  machines.find((one) => one.id === findTextIn(id ?? machineId)) ?? {};
