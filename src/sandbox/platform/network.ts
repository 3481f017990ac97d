import {
  parseAddress,
  isWithin,
  getNetwork,
  overlaps,
  getRange,
} from './addresses';
import {
  fail,
  findRequestedObjects,
  findObjectsWith,
  type Call,
  type OperationHandler,
} from '../call';
import {
  isZero,
  listIn,
  findObjectIn,
  findTextIn,
  type JsonObject,
} from '../../calls/json';
import {computeStatistics} from './subnet';

/** Ends a call whose range of addresses MAAS does not accept. */
function checkRange(
  call: Call,
  subnet: JsonObject,
  {startIp, endIp}: JsonObject,
  others: readonly JsonObject[],
): void {
  const range = getRange(findTextIn(startIp), findTextIn(endIp));
  const network = getNetwork(findTextIn(subnet.cidr));
  if (range && range.last < range.first) fail(call, 'reversed');
  if (!range || !network || !isWithin(range, network)) fail(call, 'outside');
  const isTaken = others.some((other) => {
    const known = getRange(findTextIn(other.startIp), findTextIn(other.endIp));
    return known && overlaps(known, range);
  });
  if (isTaken) fail(call, 'overlap');
}

/** The subnets and their ranges. */
const getSubnets = (call: Call): JsonObject[] =>
  findObjectsWith(call, 'network', {}).map(({subnet}) => findObjectIn(subnet));

const getRanges = ({ipRanges}: JsonObject): JsonObject[] =>
  listIn(ipRanges).map(findObjectIn);

const statistics: OperationHandler['shows'] = ({subnet}) => ({
  'subnet.statistics': computeStatistics(findObjectIn(subnet)),
});

/** Ends a call with a gateway that is not an address of its subnet. */
function checkGateway(call: Call, cidr: string, gatewayIp: string): void {
  const network = getNetwork(cidr);
  if (!network) fail(call, 'rejected', '');
  if (gatewayIp === '') return;
  const gateway = parseAddress(gatewayIp);
  if (!gateway) fail(call, 'rejected', '');
  const {bits, value} = gateway;
  const range = {bits, first: value, last: value};
  if (!isWithin(range, network)) fail(call, 'rejected');
}

/** Gives the network interfaces of machines what is new of their network. */
const showOnMachines: OperationHandler['effects'] = (
  call,
  {value: network},
) => {
  const {fabric, vlan, subnet} = network;
  for (const machine of findObjectsWith(call, 'machine', {})) {
    for (const one of listIn(machine.networkInterfaces).map(findObjectIn)) {
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
    listIn(machine.networkInterfaces)
      .map(findObjectIn)
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
      const {cidr, gatewayIp, dhcpOn} = call.request;
      const hasGateway = gatewayIp !== '<nil>';
      checkGateway(
        call,
        findTextIn(cidr),
        hasGateway ? findTextIn(gatewayIp) : '',
      );
      if (dhcpOn === true) fail(call, 'noDhcp');
    },
    shows: statistics,
  },
  DeleteNetwork: {
    causes: ['connected', 'servesDhcp'],
    check: (call) => {
      const fabricId = findTextIn(call.request.id);
      const networks = findRequestedObjects(call).map(({value}) => value);
      const serves = networks.some(
        (network) =>
          findObjectIn(network.vlan).dhcpOn === true &&
          hasDynamicRange(network),
      );
      if (serves) fail(call, 'servesDhcp');
      const interfaces = findInterfacesOn(call, fabricId);
      if (interfaces.length === 0) return;
      for (const network of networks) delete network.subnet;
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
      const {cidr, gatewayIp} = call.request;
      findRequestedObjects(call);
      checkGateway(call, findTextIn(cidr), findTextIn(gatewayIp));
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
