import ipaddr from 'ipaddr.js';
import {
  findObjectIn,
  findTextIn,
  isZero,
  listIn,
  type Json,
  type JsonObject,
} from '../../calls/json';
import {act, list, setAll} from '../act';
import {
  fail,
  findAll,
  findOne,
  type Call,
  type Fields,
  type PlatformFunction,
} from '../call';
import {objectsIn} from './tools';

const {IPv4} = ipaddr;

/** IPv4 addresses as numbers, both ends inclusive. */
type Range = [first: number, last: number];

/** An IPv4 address as a number; `NaN` is outside every range. */
const toNumber = (address: Json | undefined): number =>
  IPv4.isValidFourPartDecimal(findTextIn(address))
    ? IPv4.parse(findTextIn(address)).octets.reduce(
        (sum, part) => sum * 256 + part,
        0,
      )
    : NaN;

const toAddress = (number: number): string =>
  [3, 2, 1, 0].map((at) => Math.floor(number / 256 ** at) % 256).join('.');

/** Addresses of an IPv4 network in CIDR notation, such as `192.0.2.0/24`. */
function getNetwork(cidr: Json | undefined): Range | undefined {
  const text = findTextIn(cidr);
  if (!IPv4.isValidCIDRFourPartDecimal(text)) return undefined;
  return [
    toNumber(IPv4.networkAddressFromCIDR(text).toString()),
    toNumber(IPv4.broadcastAddressFromCIDR(text).toString()),
  ];
}

const isWithin = ([first, last]: Range, network: Range): boolean =>
  first >= network[0] && last <= network[1];

function findUsed(subnet: JsonObject, network: Range): Range[] {
  const single = [
    subnet.gatewayIp,
    ...listIn(subnet.dnsServers),
    ...objectsIn(subnet.ipAddresses).map(({ip = ''}) => ip),
  ].map((ip): Range => [toNumber(ip), toNumber(ip)]);
  const ranges = objectsIn(subnet.ipRanges).map(({startIp, endIp}): Range => [
    toNumber(startIp),
    toNumber(endIp),
  ]);
  return [...single, ...ranges]
    .filter((range) => isWithin(range, network))
    .sort(([a], [b]) => a - b);
}

/** The first free addresses of a subnet, up to a maximum. */
export function findFreeAddresses(subnet: JsonObject, most: number): string[] {
  const network = getNetwork(subnet.cidr);
  if (!network) return [];
  const used = findUsed(subnet, network);
  const found: string[] = [];
  let number = network[0] + 1;
  for (; number < network[1] && found.length < most; number++) {
    const taken = used.find(
      ([first, last]) => first <= number && number <= last,
    );
    if (taken) number = taken[1];
    else found.push(toAddress(number));
  }
  return found;
}

/** Number of free addresses in a subnet; `undefined` for IPv6. */
export function countAddresses(subnet: JsonObject): JsonObject | undefined {
  const network = getNetwork(subnet.cidr);
  if (!network) return undefined;
  let [used, reached] = [0, network[0] - 1];
  for (const [first, last] of findUsed(subnet, network)) {
    used += Math.max(0, last - Math.max(first - 1, reached));
    reached = Math.max(reached, last);
  }
  const size = network[1] - network[0] + 1;
  // The network and broadcast addresses cannot be assigned.
  const total = size > 2 ? size - 2 : size;
  const percent = (part: number): string =>
    `${Math.round((part / total) * 100)}%`;
  return {
    available: String(total - used),
    total: String(total),
    usagePercent: percent(used),
    availablePercent: percent(total - used),
  };
}

const showStatistics = ({subnet}: JsonObject): Fields => ({
  'subnet.statistics': countAddresses(findObjectIn(subnet)),
});

/** An error of MAAS about fields of its form. */
const showBadFields = (fields: string[], text: string): string =>
  `ServerError: 400 Bad Request ({${fields.map((field) => `"${field}": ["${text}"]`).join(', ')}})`;

/** Ends the call if an end of the range is not an address for machines. */
function checkEnds(call: Call, [first, last]: Range, cidr: Json): void {
  const network = getNetwork(cidr);
  if (!network) return;
  const isIn = (one: number): boolean => isWithin([one, one], network);
  const [field, end] = isIn(first)
    ? ['end_ip', 'End IP']
    : ['start_ip', 'Start IP'];
  const isOut = !isIn(first) && !isIn(last);
  const outside = isOut
    ? showBadFields(
        ['start_ip', 'end_ip'],
        `IP addresses must be within subnet: ${findTextIn(cidr)}.`,
      )
    : showBadFields(
        [field],
        `${end} address must be within subnet: ${findTextIn(cidr)}.`,
      );
  if (!isIn(first) || !isIn(last)) fail(call, 'outside', outside);
  if (first === network[0])
    fail(
      call,
      'edge',
      showBadFields(
        ['start_ip'],
        'Reserved network address cannot be included in IP range.',
      ),
    );
  if (last === network[1]) fail(call, 'edge');
}

/** Ends the call if MAAS would reject the address range. */
function checkRange(call: Call, {cidr, ipRanges}: JsonObject, id?: Json): void {
  const ranges = objectsIn(ipRanges);
  const known = ranges.find((one) => one.id === id);
  const {startIp, endIp} = {...known, ...call.request};
  const range: Range = [toNumber(startIp), toNumber(endIp)];
  for (const ip of [startIp, endIp])
    if (!ipaddr.isValid(findTextIn(ip))) fail(call, 'malformed');
  if (range[1] < range[0]) fail(call, 'reversed');
  checkEnds(call, range, cidr ?? '');
  const isTaken = ranges.some((one) => {
    // A range with the same ends was created by an earlier identical call.
    const isOwn =
      one === known ||
      (!known && one.startIp === startIp && one.endIp === endIp);
    const [first, last] = [toNumber(one.startIp), toNumber(one.endIp)];
    return !isOwn && first <= range[1] && range[0] <= last;
  });
  if (isTaken) fail(call, 'overlap');
}

const getSubnets = (call: Call): JsonObject[] =>
  findAll(call, 'network').map(({subnet}) => findObjectIn(subnet));

/** Ends the call if the gateway is not in its subnet. */
function checkGateway(call: Call): void {
  const {cidr, gatewayIp} = call.request;
  if (!ipaddr.isValidCIDR(findTextIn(cidr))) fail(call, 'rejected', '');
  if (isZero(gatewayIp) || gatewayIp === '<nil>') return;
  if (!ipaddr.isValid(findTextIn(gatewayIp))) fail(call, 'rejected', '');
  const [network, gateway] = [getNetwork(cidr), toNumber(gatewayIp)];
  if (network && !isWithin([gateway, gateway], network)) fail(call, 'rejected');
}

/** Network interfaces on a fabric, in the form of MAAS's error messages. */
const findInterfacesOn = (call: Call, fabricId: Json): string[] =>
  findAll(call, 'machine').flatMap(({hostname, networkInterfaces}) =>
    objectsIn(networkInterfaces)
      .filter((one) => one.fabricId === fabricId)
      .map(
        ({name, type}) =>
          `${findTextIn(name)} (${findTextIn(type)}) on ${findTextIn(hostname)}`,
      ),
  );

export const networkFunctions: Record<string, PlatformFunction> = {
  ListNetworks: (call) => list(call, {shows: showStatistics}),
  CreateNetwork: (call) => {
    checkGateway(call);
    // MAAS's representation of a missing gateway.
    const gatewayIp = findTextIn(call.request.gatewayIp) || '<nil>';
    const answer = act(call, {'subnet.gatewayIp': gatewayIp});
    setAll(answer, showStatistics(answer));
    return answer;
  },
  DeleteNetwork: (call) => {
    findOne(call);
    const interfaces = findInterfacesOn(call, call.request.id ?? '').join(', ');
    const message = `ServerError: 400 Bad Request (Can't delete fabric; the following interfaces are still connected: ${interfaces})`;
    if (interfaces) fail(call, 'connected', message);
    return act(call);
  },
  UpdateFabric: (call) => {
    const {id, name = ''} = call.request;
    findOne(call);
    const isReserved = /^fabric-\d+$/.test(findTextIn(name));
    if (isReserved && name !== `fabric-${findTextIn(id)}`)
      fail(call, 'reserved');
    const others = findAll(call, 'network', {'fabric.name': name});
    if (others.some(({fabric}) => findObjectIn(fabric).id !== id))
      fail(call, 'taken');
    return act(call);
  },
  UpdateVLAN: (call) => {
    const {fabric, vlan} = findOne(call);
    const served = findAll(call, 'network', {
      'fabric.id': findObjectIn(fabric).id ?? '',
      'vlan.id': findObjectIn(vlan).id ?? '',
    }).flatMap(({subnet}) => objectsIn(findObjectIn(subnet).ipRanges));
    const isServed = served.some(({type}) => type === 'dynamic');
    if (call.request.dhcpOn === true && !isServed) fail(call, 'noDhcp');
    return act(call);
  },
  UpdateSubnet: (call) => {
    findOne(call);
    checkGateway(call);
    const subnet = act(call);
    setAll(subnet, {statistics: countAddresses(subnet)});
    return subnet;
  },
  CreateIPRange: (call) => {
    const {subnetId} = call.request;
    const subnet = getSubnets(call).find(({id}) => id === subnetId);
    checkRange(call, subnet ?? fail(call, 'noSubnet'));
    return act(call);
  },
};
