import {
  listIn,
  findObjectIn,
  findTextIn,
  type JsonObject,
} from '../../../../../src/sandbox/json';
import type {SandboxData} from '../../../../../src/sandbox/model';
import type {Handler} from '../../../../../src/sandbox/protocol';

/** What a cluster of Kubernetes answers with, each object with its cluster. */
const ofKubernetes = {
  namespaces: 'ListNamespaces',
  storageClasses: 'ListStorageClasses',
  applications: 'ListApplications',
  releases: 'ListReleases',
  plugins: 'ListPlugins',
  virtualMachines: 'ListVirtualMachines',
  instanceTypes: 'ListInstanceTypes',
  dataVolumes: 'ListDataVolumes',
} as const;

/** What a cluster of Ceph answers with. */
const ofCeph = {
  mons: 'ListMONs',
  osds: 'ListOSDs',
  pools: 'ListPools',
  images: 'ListImages',
  volumes: 'ListVolumes',
  buckets: 'ListBuckets',
  users: 'ListUsers',
} as const;

const ofPlatform = {
  scopes: 'ListScopes',
  machines: 'ListMachines',
  tags: 'ListTags',
  networks: 'ListNetworks',
  essentials: 'ListEssentials',
  testResults: 'ListTestResults',
  charts: 'ListCharts',
} as const;

type Lists =
  | keyof typeof ofKubernetes
  | keyof typeof ofCeph
  | keyof typeof ofPlatform
  | 'facilities'
  | 'subvolumeGroups'
  | 'subvolumes'
  | 'internalObjectServices';

/** All that the sandbox shows, in one object. */
export type State = Record<Lists, JsonObject[]> & {configuration: JsonObject};

/** An answer, for who looks at each of them. */
export type Look = (rpc: string, body: JsonObject) => void;

/** Calls everything that lists something. */
export async function snapshot(
  handler: Handler,
  data: SandboxData,
  look: Look = () => undefined,
): Promise<State> {
  const paths = new Map(
    Object.entries(data.operations).map(([path, {rpc}]) => [rpc, path]),
  );
  const call = async (
    rpc: string,
    message: JsonObject,
  ): Promise<JsonObject> => {
    const response = await handler(
      new Request(`https://sandbox.invalid${paths.get(rpc)}`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(message),
      }),
    );
    // A backend that does not respond shows nothing, and so does a cluster
    // without KubeVirt.
    if (!response.ok) return {};
    const body = (await response.json()) as JsonObject;
    look(rpc, body);
    return body;
  };
  const state: Partial<Record<Lists, JsonObject[]>> = {};
  const add = async (
    field: Lists,
    rpc: string,
    request: JsonObject,
    more: JsonObject = {},
  ): Promise<JsonObject[]> => {
    const found = listIn((await call(rpc, request))[field]).map((one) => ({
      ...findObjectIn(one),
      ...more,
    }));
    state[field] = [...(state[field] ?? []), ...found];
    return found;
  };
  for (const [field, rpc] of Object.entries(ofPlatform)) {
    await add(field as Lists, rpc, {});
  }
  for (const {uuid: scopeUuid = ''} of state.scopes ?? []) {
    await add('facilities', 'ListFacilities', {scopeUuid}, {scopeUuid});
    await add('internalObjectServices', 'ListInternalObjectServices', {
      scopeUuid,
    });
  }
  for (const {type, name = '', scopeUuid = ''} of state.essentials ?? []) {
    const cluster = {scopeUuid, facilityName: name};
    const lists = type === 'CEPH' ? ofCeph : ofKubernetes;
    for (const [field, rpc] of Object.entries(lists)) {
      const requests: JsonObject[] =
        field === 'dataVolumes'
          ? [cluster, {...cluster, bootImage: true}]
          : field === 'instanceTypes'
            ? [{...cluster, includeClusterWide: true}]
            : [cluster];
      for (const request of requests) {
        await add(field as Lists, rpc, request, {_cluster: name});
      }
    }
    if (type !== 'CEPH') continue;
    for (const volume of state.volumes ?? []) {
      if (volume._cluster !== name) continue;
      const volumeName = findTextIn(volume.name);
      const here = {...cluster, volumeName};
      const groups = await add('subvolumeGroups', 'ListSubvolumeGroups', here);
      for (const groupName of [
        '',
        ...groups.map((one) => findTextIn(one.name)),
      ]) {
        const more = {_cluster: name, _group: groupName};
        await add('subvolumes', 'ListSubvolumes', {...here, groupName}, more);
      }
    }
  }
  const configuration = await call('GetConfiguration', {});
  const lists = Object.fromEntries(
    [
      ...Object.keys({...ofKubernetes, ...ofCeph, ...ofPlatform}),
      'facilities',
      'subvolumeGroups',
      'subvolumes',
      'internalObjectServices',
    ].map((field) => [field, state[field as Lists] ?? []]),
  ) as Record<Lists, JsonObject[]>;
  return {...lists, configuration};
}
