import {
  formatAddress,
  getNetwork,
  getRange,
  getSize,
  type Range,
} from './addresses';
import {
  listIn,
  findObjectIn,
  findTextIn,
  type Json,
  type JsonObject,
} from '../../calls/json';

const parseSingle = (text: Json | undefined): Range | undefined =>
  getRange(findTextIn(text), findTextIn(text));

/** Addresses that are no host's own: those of an IPv4 network and its broadcast. */
const findReservedIn = ({bits, first, last}: Range): bigint =>
  bits === 32 && last - first > 1n ? 2n : 0n;

const formatPercent = (part: bigint, whole: bigint): string =>
  `${whole === 0n ? 0 : Math.round((Number(part) / Number(whole)) * 100)}%`;

/**
 * What is not free in a subnet: its gateway, DNS servers, ranges, and addresses
 * of machines.
 */
const findUsed = (subnet: JsonObject, {bits, first, last}: Range): Range[] =>
  [
    parseSingle(subnet.gatewayIp),
    ...listIn(subnet.dnsServers).map(parseSingle),
    ...listIn(subnet.ipAddresses).map((one) =>
      parseSingle(findObjectIn(one).ip),
    ),
    ...listIn(subnet.ipRanges)
      .map(findObjectIn)
      .map(({startIp, endIp}) =>
        getRange(findTextIn(startIp), findTextIn(endIp)),
      ),
  ].filter(
    (range): range is Range =>
      range?.bits === bits && range.first >= first && range.last <= last,
  );

/** The first free addresses of a subnet, at most so many. */
export function findFreeAddresses(subnet: JsonObject, most: number): string[] {
  const network = getNetwork(findTextIn(subnet.cidr));
  if (!network) return [];
  const used = findUsed(subnet, network);
  const {bits, first, last} = network;
  const found: string[] = [];
  for (let value = first + 1n; value < last && found.length < most; value++) {
    const taken = used.find(
      (range) => range.first <= value && value <= range.last,
    );
    if (taken) value = taken.last;
    else found.push(formatAddress({bits, value}));
  }
  return found;
}

/** How many addresses of a subnet are free, if it has addresses at all. */
export function computeStatistics(subnet: JsonObject): JsonObject | undefined {
  const network = getNetwork(findTextIn(subnet.cidr));
  if (!network) return undefined;
  const used = getSize(findUsed(subnet, network));
  const {first, last} = network;
  const total = last - first + 1n - findReservedIn(network);
  const available = total - used;
  return {
    available: String(available),
    total: String(total),
    usagePercent: formatPercent(used, total),
    availablePercent: formatPercent(available, total),
  };
}
