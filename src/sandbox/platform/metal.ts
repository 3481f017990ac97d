import ipaddr from 'ipaddr.js';
import {
  isZero,
  listIn,
  findObjectIn,
  findTextIn,
  readValueAt,
  type Json,
  type JsonObject,
} from '../../calls/json';
import {
  fail,
  findObjectsWith,
  findRequestedObjects,
  type Call,
  type OperationHandler,
} from '../call';
import {objectsIn, getScopeName, groupIn, requireDefined} from './tools';

/** Addresses from the first to the last one, both inclusive, as numbers. */
interface Range {
  /** 32 or 128, by the family. */
  bits: number;
  first: bigint;
  last: bigint;
}

function parseAddress(text: string): number[] | undefined {
  const isAddress =
    ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isAddress ? ipaddr.parse(text).toByteArray() : undefined;
}

const toNumber = (bytes: readonly number[]): bigint =>
  bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);

/** The range from one address to another, unless they are of two families. */
function getRange(
  start: Json | undefined,
  end: Json | undefined,
): Range | undefined {
  const first = parseAddress(findTextIn(start));
  const last = parseAddress(findTextIn(end));
  if (!first || first.length !== last?.length) return undefined;
  return {
    bits: first.length * 8,
    first: toNumber(first),
    last: toNumber(last),
  };
}

const getSingle = (address: Json | undefined): Range | undefined =>
  getRange(address, address);

/** The addresses of a network in CIDR notation, such as `192.0.2.0/24`. */
function getNetwork(cidr: Json | undefined): Range | undefined {
  const [, text = '', length = ''] =
    /^([^/]+)\/(\d{1,3})$/.exec(findTextIn(cidr)) ?? [];
  const address = getSingle(text);
  if (!address || Number(length) > address.bits) return undefined;
  const size = 1n << BigInt(address.bits - Number(length));
  const first = address.first - (address.first % size);
  return {...address, first, last: first + size - 1n};
}

const isWithin = (range: Range, {bits, first, last}: Range): boolean =>
  range.bits === bits && range.first >= first && range.last <= last;

const overlaps = (a: Range, b: Range): boolean =>
  a.bits === b.bits && a.first <= b.last && b.first <= a.last;

const getRanges = ({ipRanges}: JsonObject): JsonObject[] => objectsIn(ipRanges);

/**
 * What is not free in a subnet, in order: its gateway, DNS servers, ranges, and
 * addresses of machines.
 */
const findUsed = (subnet: JsonObject, network: Range): Range[] =>
  [
    getSingle(subnet.gatewayIp),
    ...listIn(subnet.dnsServers).map(getSingle),
    ...listIn(subnet.ipAddresses).map((one) => getSingle(findObjectIn(one).ip)),
    ...getRanges(subnet).map(({startIp, endIp}) => getRange(startIp, endIp)),
  ]
    .filter(
      (range): range is Range =>
        range !== undefined && isWithin(range, network),
    )
    .sort((a, b) => (a.first < b.first ? -1 : 1));

/** The first free addresses of a subnet, at most so many. */
export function findFreeAddresses(subnet: JsonObject, most: number): string[] {
  const network = getNetwork(subnet.cidr);
  if (!network) return [];
  const used = findUsed(subnet, network);
  const found: string[] = [];
  let value = network.first + 1n;
  for (; value < network.last && found.length < most; value++) {
    const address = {...network, first: value, last: value};
    const taken = used.find((range) => overlaps(range, address));
    if (taken) value = taken.last;
    else found.push(formatAddress(address));
  }
  return found;
}

function formatAddress({bits, first}: Range): string {
  const bytes = Array.from({length: bits / 8}, (_, at) =>
    Number((first >> BigInt(bits - 8 * (at + 1))) & 255n),
  );
  return ipaddr.fromByteArray(bytes).toString();
}

/** How many addresses of a subnet are free, if it has addresses at all. */
export function computeStatistics(subnet: JsonObject): JsonObject | undefined {
  const network = getNetwork(subnet.cidr);
  if (!network) return undefined;
  const {bits, first, last} = network;
  let [used, reached] = [0n, first - 1n];
  for (const range of findUsed(subnet, network)) {
    const from = range.first > reached ? range.first : reached + 1n;
    if (range.last < from) continue;
    used += range.last - from + 1n;
    reached = range.last;
  }
  // The network and its broadcast are no host's own.
  const total =
    last - first + 1n - (bits === 32 && last - first > 1n ? 2n : 0n);
  const percent = (part: bigint): string =>
    `${total === 0n ? 0 : Math.round((Number(part) / Number(total)) * 100)}%`;
  return {
    available: String(total - used),
    total: String(total),
    usagePercent: percent(used),
    availablePercent: percent(total - used),
  };
}

/** Ends a call whose range of addresses MAAS does not accept. */
function checkRange(
  call: Call,
  subnet: JsonObject,
  {startIp, endIp}: JsonObject,
  others: readonly JsonObject[],
): void {
  const range = getRange(startIp, endIp);
  const network = getNetwork(subnet.cidr);
  if (range && range.last < range.first) fail(call, 'reversed');
  if (!range || !network || !isWithin(range, network)) fail(call, 'outside');
  const isTaken = others.some((other) => {
    const known = getRange(other.startIp, other.endIp);
    return known && overlaps(known, range);
  });
  if (isTaken) fail(call, 'overlap');
}

const getSubnets = (call: Call): JsonObject[] =>
  findObjectsWith(call, 'network', {}).map(({subnet}) => findObjectIn(subnet));

const statistics: OperationHandler['shows'] = ({subnet}) => ({
  'subnet.statistics': computeStatistics(findObjectIn(subnet)),
});

/** Ends a call with a gateway that is not an address of its subnet. */
function checkGateway(call: Call, gatewayIp: Json | undefined): void {
  const network = getNetwork(call.request.cidr);
  if (!network) fail(call, 'rejected', '');
  if (isZero(gatewayIp)) return;
  const gateway = getSingle(gatewayIp);
  if (!gateway) fail(call, 'rejected', '');
  if (!isWithin(gateway, network)) fail(call, 'rejected');
}

/** Gives the network interfaces of machines what is new of their network. */
const showOnMachines: OperationHandler['effects'] = (
  call,
  {value: network},
) => {
  const {fabric, vlan, subnet} = network;
  for (const machine of findObjectsWith(call, 'machine', {})) {
    for (const one of objectsIn(machine.networkInterfaces)) {
      if (one.fabricId === findObjectIn(fabric).id) {
        one.fabricName = findObjectIn(fabric).name ?? '';
      }
      if (one.vlanId === findObjectIn(vlan).id) {
        one.vlanName = findObjectIn(vlan).name ?? '';
        one.dhcpOn = findObjectIn(vlan).dhcpOn ?? false;
      }
      if (
        one.subnetId !== undefined &&
        one.subnetId === findObjectIn(subnet).id
      ) {
        one.subnetName = findObjectIn(subnet).name ?? '';
      }
    }
  }
};

const hasDynamicRange = ({subnet}: JsonObject): boolean =>
  getRanges(findObjectIn(subnet)).some(({type}) => type === 'dynamic');

/** Network interfaces on a fabric, as MAAS names them in an error. */
function findInterfacesOn(call: Call, fabricId: string): string[] {
  return findObjectsWith(call, 'machine', {}).flatMap((machine) =>
    objectsIn(machine.networkInterfaces)
      .filter((one) => one.fabricId === fabricId)
      .map(
        ({name, type}) =>
          `${findTextIn(name)} (${findTextIn(type)}) on ${findTextIn(machine.hostname)}`,
      ),
  );
}

/** Gives every fabric with the ID of one its name. */
const renameAll: OperationHandler['effects'] = (call, found) => {
  const {id, name} = findObjectIn(found.value.fabric);
  for (const network of findObjectsWith(call, 'network', {})) {
    const fabric = findObjectIn(network.fabric);
    if (fabric.id === id) fabric.name = name ?? '';
  }
  showOnMachines(call, found);
};

/** What operations of the networks do. */
export const networkHandlers: Record<string, OperationHandler> = {
  ListNetworks: {shows: statistics},
  CreateNetwork: {
    causes: ['rejected', 'noDhcp'],
    check: (call) => {
      const {gatewayIp, dhcpOn} = call.request;
      checkGateway(call, gatewayIp === '<nil>' ? '' : gatewayIp);
      if (dhcpOn === true) fail(call, 'noDhcp');
    },
    shows: statistics,
  },
  DeleteNetwork: {
    causes: ['connected'],
    check: (call) => {
      findRequestedObjects(call);
      const interfaces = findInterfacesOn(call, findTextIn(call.request.id));
      if (interfaces.length === 0) return;
      fail(
        call,
        'connected',
        `ServerError: 400 Bad Request (Can't delete fabric; the following interfaces are still connected: ${interfaces.join(', ')})`,
      );
    },
  },
  UpdateFabric: {
    causes: ['taken', 'reserved', 'badName'],
    check: (call) => {
      const {id, name} = call.request;
      findRequestedObjects(call);
      if (!/^[\w-]*$/.test(findTextIn(name))) fail(call, 'badName');
      if (/^fabric-\d+$/.test(findTextIn(name))) {
        if (name !== `fabric-${findTextIn(id)}`) fail(call, 'reserved');
      }
      const fabrics = findObjectsWith(call, 'network', {}).map(({fabric}) =>
        findObjectIn(fabric),
      );
      const isTaken = fabrics.some(
        (fabric) => fabric.name === name && fabric.id !== id,
      );
      if (isTaken) fail(call, 'taken');
    },
    effects: renameAll,
  },
  UpdateVLAN: {
    causes: ['noDhcp', 'badMtu'],
    check: (call) => {
      const {mtu, dhcpOn, fabricId} = call.request;
      const [found] = findRequestedObjects(call);
      if (!isZero(mtu) && (Number(mtu) < 552 || Number(mtu) > 65535)) {
        fail(call, 'badMtu');
      }
      if (dhcpOn !== true || !found) return;
      const isServed = findObjectsWith(call, 'network', {
        'fabric.id': fabricId ?? '',
        'vlan.id': findObjectIn(found.value.vlan).id ?? '',
      }).some(hasDynamicRange);
      if (!isServed) fail(call, 'noDhcp');
    },
    effects: showOnMachines,
  },
  UpdateSubnet: {
    causes: ['rejected'],
    check: (call) => {
      findRequestedObjects(call);
      checkGateway(call, call.request.gatewayIp);
    },
    effects: showOnMachines,
    shows: (subnet) => ({statistics: computeStatistics(subnet)}),
  },
  CreateIPRange: {
    causes: ['outside', 'reversed', 'overlap'],
    check: (call) => {
      const {request} = call;
      const subnet = getSubnets(call).find(({id}) => id === request.subnetId);
      if (!subnet) fail(call, 'outside');
      // A range with the same ends is an older one of the same call.
      const others = getRanges(subnet).filter(
        ({startIp, endIp}) =>
          startIp !== request.startIp || endIp !== request.endIp,
      );
      checkRange(call, subnet, request, others);
    },
  },
  UpdateIPRange: {
    causes: ['outside', 'reversed', 'overlap'],
    check: (call) => {
      const {request} = call;
      for (const subnet of getSubnets(call)) {
        const known = getRanges(subnet).find(({id}) => id === request.id);
        if (!known) continue;
        const others = getRanges(subnet).filter((one) => one !== known);
        checkRange(call, subnet, {...known, ...request}, others);
      }
    },
  },
};

const modelField = 'workloadAnnotations.juju-model-uuid';
const idField = 'workloadAnnotations.juju-machine-id';

/** Puts a machine that is ready into the scope of the call. */
const allocate: OperationHandler['then'] = [
  {
    after: 5,
    run: (call, {value: machine, place}) => {
      if (machine.status !== 'Ready') return;
      const {scopeUuid = ''} = call.request;
      const taken = place.values
        .filter((one) => readValueAt(one, modelField) === scopeUuid)
        .map((one) => Number(groupIn(readValueAt(one, idField), /(\d*)$/)));
      const next = Math.max(-1, ...taken) + 1;
      machine.status = 'Allocated';
      machine.statusMessage = 'Allocated';
      machine.workloadAnnotations = requireDefined({
        'juju-model-uuid': scopeUuid,
        'juju-machine-id': `${findTextIn(getScopeName(call))}-machine-${next}`,
      });
    },
  },
];

/** What operations of the machines do. */
export const machineHandlers: Record<string, OperationHandler> = {
  ListMachines: {
    lists: (machine, {scopeUuid}, isNamed) => {
      const model = readValueAt(machine, modelField);
      return isNamed && findTextIn(model).includes(findTextIn(scopeUuid));
    },
  },
  CreateMachine: {then: allocate},
  DeleteMachine: {
    isIdle: ({status}) => status === 'Ready' || status === 'Releasing',
  },
};

const countOf = (count: number): string | undefined =>
  count === 0 ? undefined : String(count);

/** What Juju counts in a scope; it reports no count that is zero. */
function countParts(
  {uuid = '', controller}: JsonObject,
  call: Call,
): Record<string, Json | undefined> {
  // The machine of the controller is not one of MAAS.
  if (controller === true) return {};
  const within: Call = {...call, request: {...call.request, scopeUuid: uuid}};
  const machines = findObjectsWith(call, 'machine', {
    'workloadAnnotations.juju-model-uuid': uuid,
  });
  const cores = machines.map(({cpuCount}) => Number(cpuCount ?? 0));
  const units = findObjectsWith(within, 'facility', {}).map(
    (facility) => listIn(facility.units).length,
  );
  const sum = (numbers: number[]): number =>
    numbers.reduce((total, number) => total + number, 0);
  return {
    machineCount: countOf(machines.length),
    coreCount: countOf(sum(cores)),
    unitCount: countOf(sum(units)),
  };
}

/** What operations of the scopes do. */
export const scopeHandlers: Record<string, OperationHandler> = {
  ListScopes: {shows: countParts},
};
