import {
  fail,
  objectsWith,
  timestamp,
  type Call,
  type OperationHandler,
} from '../call';
import {listIn, objectIn, textIn, type Json, type JsonObject} from '../json';
import {copiesIn, defined, make, scopeName} from './tools';

/** A unit of a facility that waits for its machine. */
const waitingUnit = (
  call: Call,
  name: string,
  more: JsonObject,
): JsonObject => ({
  name,
  agentStatus: {state: 'allocating', details: '', createdAt: timestamp(call)},
  workloadStatus: waiting(call),
  leader: false,
  machineId: '',
  ipAddress: '',
  hostname: '',
  charmName: '',
  version: '',
  ...more,
});

const waiting = (call: Call): JsonObject => ({
  state: 'waiting',
  details: 'waiting for machine',
  createdAt: timestamp(call),
});

/** The new units, on the machines of `placements` as far as there are any. */
function addUnits(facility: JsonObject, call: Call): Record<string, Json> {
  const {number, placements} = call.request;
  const known = listIn(facility.units);
  const added = Array.from({length: copiesIn(number)}, (_, index) => {
    const {machine, machineId} = objectIn(listIn(placements)[index]);
    const [host] =
      // A unit in a container shows no machine.
      machine === true && machineId !== undefined
        ? objectsWith(call, 'machine', {id: machineId})
        : [];
    return waitingUnit(
      call,
      `${textIn(facility.name)}/${known.length + index}`,
      {
        machineId: machine === true ? textIn(machineId) : '',
        hostname: textIn(host?.hostname),
        _added: true,
      },
    );
  });
  return {
    _answer: {unitNames: added.map(({name = ''}) => name)},
    units: [...known, ...added],
  };
}

/** The charms of a cluster of one machine, with their channels. */
const charms = {
  'kubernetes-control-plane': '1.33/stable',
  'kubernetes-worker': '1.33/stable',
  etcd: '1.33/stable',
  calico: '1.33/stable',
  'ceph-mon': 'squid/stable',
  'ceph-osd': 'squid/stable',
  'ceph-fs': 'squid/stable',
  'ceph-radosgw': 'squid/stable',
  'ceph-nfs': 'squid/stable',
  'ceph-csi': '1.33/stable',
};

/** Makes the facilities of a node, and the two that are its essentials. */
function makeNode(call: Call): void {
  const {prefixName, scopeUuid} = call.request;
  const nameOf = (charm: string): string => `${textIn(prefixName)}-${charm}`;
  for (const [charm, channel] of Object.entries(charms)) {
    const name = nameOf(charm);
    const node = defined({_node: prefixName});
    make(call, 'facility', {
      name,
      charmName: `ch:amd64/${charm}`,
      version: '',
      revision: '1',
      channel,
      status: waiting(call),
      units: [waitingUnit(call, `${name}/0`, node)],
      ...node,
    });
  }
  for (const [type, charm] of [
    ['KUBERNETES', 'kubernetes-control-plane'],
    ['CEPH', 'ceph-mon'],
  ] as const) {
    const essential = {
      type,
      name: nameOf(charm),
      scopeUuid,
      scopeName: scopeName(call),
      units: [{name: `${nameOf(charm)}/0`, directive: '0'}],
    };
    make(call, 'essential', defined(essential));
  }
}

/** What operations of facilities and clusters do. */
export const facilityHandlers: Record<string, OperationHandler> = {
  AddFacilityUnits: {set: addUnits},
  ResolveFacilityUnitErrors: {
    causes: ['always'],
    answer: (call) => fail(call, 'always'),
  },
  CreateNode: {effects: makeNode},
  ListEssentials: {
    lists: (essential, {scopeUuid}, isNamed) =>
      isNamed && textIn(essential.scopeUuid).includes(textIn(scopeUuid)),
  },
};
