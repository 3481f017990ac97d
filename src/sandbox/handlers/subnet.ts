import {getNetwork, getRange, getSize, type Range} from './addresses';
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
 * The free addresses of a subnet, if it has addresses at all: the gateway, DNS
 * servers, ranges and addresses of machines are not free.
 */
export function computeStatistics(subnet: JsonObject): JsonObject | undefined {
  const network = getNetwork(findTextIn(subnet.cidr));
  if (!network) return undefined;
  const {bits, first, last} = network;
  const known = [
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
  ].filter((range): range is Range => range?.bits === bits);
  const used = getSize(
    known.filter((range) => range.first >= first && range.last <= last),
  );
  const total = last - first + 1n - findReservedIn(network);
  const available = total - used;
  return {
    available: String(available),
    total: String(total),
    usagePercent: formatPercent(used, total),
    availablePercent: formatPercent(available, total),
  };
}
