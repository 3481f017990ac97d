import ipaddr from 'ipaddr.js';
import {
  findObjectIn,
  findTextIn,
  isZero,
  listIn,
  type Json,
  type JsonObject,
} from '../../calls/json';
import {setAll} from '../act';
import {fail, findAll, type Call, type Fields, type Platform} from '../call';
import {objectsIn} from './tools';

const {IPv4, IPv6} = ipaddr;

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

const toRange = ({startIp, endIp}: JsonObject): Range => [
  toNumber(startIp),
  toNumber(endIp),
];

export const toAddress = (number: number): string =>
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

export const findSubnet = (call: Call, id: Json | undefined): JsonObject =>
  findObjectIn(findAll(call, 'network', {'subnet.id': id ?? ''})[0]?.subnet);

/** Unused ranges of a subnet, and its number of addresses; none for IPv6. */
export function findFree(subnet: JsonObject): {free: Range[]; total: number} {
  const free: Range[] = [];
  const network = getNetwork(subnet.cidr);
  if (!network) return {free, total: 0};
  // The network and broadcast addresses cannot be assigned.
  const edge = network[1] - network[0] > 1 ? 1 : 0;
  const [first, last] = [network[0] + edge, network[1] - edge];
  const single = [
    subnet.gatewayIp,
    ...listIn(subnet.dnsServers),
    ...objectsIn(subnet.ipAddresses).map(({ip = ''}) => ip),
  ].map((ip) => toRange({startIp: ip ?? '', endIp: ip ?? ''}));
  const used = [...single, ...objectsIn(subnet.ipRanges).map(toRange)]
    .filter((range) => isWithin(range, network))
    .sort(([a], [b]) => a - b);
  let next = first;
  for (const [from, to] of [...used, [last + 1, last + 1]] as Range[]) {
    if (from > next) free.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  return {free, total: last - first + 1};
}

/** Ends the call with an error of MAAS about fields of its form. */
function failFor(
  call: Call,
  cause: string,
  fields: string[],
  text: string,
): never {
  const all = fields.map((field) => `"${field}": ["${text}"]`).join(', ');
  return fail(call, cause, `ServerError: 400 Bad Request ({${all}})`);
}

const ends = {start_ip: 'Start IP address', end_ip: 'End IP address'};

/** Ends the call if an end of the range is not an address for machines. */
function checkEnds(call: Call, [first, last]: Range, cidr: Json): void {
  const network = getNetwork(cidr);
  if (!network) return;
  const outside = Object.entries(ends).filter(([field]) => {
    const ip = field === 'start_ip' ? first : last;
    return !isWithin([ip, ip], network);
  });
  if (outside.length > 0) {
    const [[, name] = []] = outside;
    const subject = outside.length > 1 ? 'IP addresses' : name;
    const text = `${subject} must be within subnet: ${findTextIn(cidr)}.`;
    const fields = outside.map(([field]) => field);
    failFor(call, 'outside', fields, text);
  }
  if (first === network[0]) {
    const text = 'Reserved network address cannot be included in IP range.';
    failFor(call, 'edge', ['start_ip'], text);
  }
  if (last === network[1]) fail(call, 'edge');
}

const isAddress = (ip: Json | undefined): boolean =>
  ipaddr.isValid(findTextIn(ip));

/** Ends the call if MAAS would reject the address range. */
function checkRange(call: Call): void {
  const {startIp, endIp, subnetId} = call.request;
  const {id, cidr, ipRanges} = findSubnet(call, subnetId);
  if (id === undefined) fail(call, 'noSubnet');
  const [first, last] = toRange(call.request);
  if (![startIp, endIp].every(isAddress)) {
    const text = 'Start IP address and end IP address are both required.';
    failFor(call, 'malformed', Object.keys(ends), text);
  }
  if (isNaN(first) !== isNaN(last)) fail(call, 'malformed');
  if (last < first) fail(call, 'reversed');
  checkEnds(call, [first, last], cidr ?? '');
  // A range with the same ends was created by an earlier identical call.
  const others = objectsIn(ipRanges).filter(
    (one) => one.startIp !== startIp || one.endIp !== endIp,
  );
  if (others.map(toRange).some(([from, to]) => from <= last && first <= to))
    fail(call, 'overlap');
}

/** The network of a subnet. Ends the call if MAAS would reject its addresses. */
function readSubnet(call: Call, {subnet}: JsonObject): Fields {
  const {gatewayIp, dnsServers} = call.request;
  const cidr = findTextIn(call.request.cidr);
  if (!ipaddr.isValidCIDR(cidr)) {
    const text = 'Required format: <network>/<prefixlen>.';
    failFor(call, 'rejected', ['cidr'], text);
  }
  const asked = [gatewayIp ?? '', ...listIn(dnsServers)];
  if (asked.some((ip) => !isZero(ip) && !isAddress(ip)))
    fail(call, 'rejected', '');
  // Without a new gateway, the subnet keeps its own.
  const ip = isZero(gatewayIp) ? findObjectIn(subnet).gatewayIp : gatewayIp;
  const [network, gateway] = [getNetwork(cidr), toNumber(ip)];
  if (network && isAddress(ip) && !isWithin([gateway, gateway], network))
    fail(call, 'rejected');
  // MAAS stores the network of an address in it.
  const family = IPv4.isValidCIDR(cidr) ? IPv4 : IPv6;
  const first = family.networkAddressFromCIDR(cidr).toString();
  return {'subnet.cidr': cidr.replace(/^[^/]*/, first)};
}

export const fields: Platform['fields'] = {
  CreateNetwork: (call, network) => ({
    ...readSubnet(call, network),
    // MAAS's representation of a missing gateway.
    ...(isZero(call.request.gatewayIp) && {'subnet.gatewayIp': '<nil>'}),
  }),
  UpdateSubnet: readSubnet,
  CreateIPRange: checkRange,
  DeleteNetwork: (call, network) => {
    const interfaces = findAll(call, 'machine').flatMap(
      ({hostname, networkInterfaces}) =>
        objectsIn(networkInterfaces)
          .filter(({fabricId}) => fabricId === call.request.id)
          .map(
            ({name, type}) =>
              `${findTextIn(name)} (${findTextIn(type)}) on ${findTextIn(hostname)}`,
          ),
    );
    const message = `ServerError: 400 Bad Request (Can't delete fabric; the following interfaces are still connected: ${interfaces.join(', ')})`;
    if (interfaces.length === 0) return;
    // MAAS has deleted the subnet, and with it the links to it.
    setAll(network, {subnet: null});
    const {id: fabricId = ''} = call.request;
    for (const one of findAll(call, 'networkInterface', {fabricId}))
      setAll(one, {subnetId: '', subnetName: '', ipAddress: ''});
    fail(call, 'connected', message);
  },
};

export const views: Platform['views'] = {
  network: (_, {subnet}) => {
    const {free, total} = findFree(findObjectIn(subnet));
    if (total === 0) return {};
    const left = free.reduce((sum, [from, to]) => sum + to - from + 1, 0);
    const percent = (part: number): string =>
      `${Math.round((part / total) * 100)}%`;
    return {
      'subnet.statistics': {
        available: String(left),
        total: String(total),
        usagePercent: percent(total - left),
        availablePercent: percent(left),
      },
    };
  },
};
