import ipaddr from 'ipaddr.js';

/** An IP address as a number, with the number of bits of its family. */
export interface Address {
  bits: 32 | 128;
  value: bigint;
}

/** Addresses from the first to the last one, both inclusive. */
export interface Range {
  bits: 32 | 128;
  first: bigint;
  last: bigint;
}

/** The address that a text is, such as `192.0.2.1` or `2001:db8::1`. */
export function parseAddress(text: string): Address | undefined {
  const isAddress =
    ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  if (!isAddress) return undefined;
  const bytes = ipaddr.parse(text).toByteArray();
  const value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return {bits: bytes.length === 4 ? 32 : 128, value};
}

/** An address as a text, such as `192.0.2.1`. */
export function formatAddress({bits, value}: Address): string {
  const bytes = Array.from({length: bits / 8}, (_, at) =>
    Number((value >> BigInt(bits - 8 * (at + 1))) & 255n),
  );
  return ipaddr.fromByteArray(bytes).toString();
}

/** The addresses of a network in CIDR notation, such as `192.0.2.0/24`. */
export function getNetwork(cidr: string): Range | undefined {
  const [, text = '', length = ''] = /^([^/]+)\/(\d{1,3})$/.exec(cidr) ?? [];
  const address = parseAddress(text);
  if (!address || Number(length) > address.bits) return undefined;
  const {bits, value} = address;
  const size = 1n << BigInt(bits - Number(length));
  const first = value - (value % size);
  return {bits, first, last: first + size - 1n};
}

/** The range from one address to another, unless they are of two families. */
export function getRange(start: string, end: string): Range | undefined {
  const [first, last] = [parseAddress(start), parseAddress(end)];
  if (!first || first.bits !== last?.bits) return undefined;
  return {bits: first.bits, first: first.value, last: last.value};
}

export const isWithin = (range: Range, {bits, first, last}: Range): boolean =>
  range.bits === bits && range.first >= first && range.last <= last;

export const overlaps = (a: Range, b: Range): boolean =>
  a.bits === b.bits && a.first <= b.last && b.first <= a.last;

/** How many addresses some ranges have, each counted once. */
export function getSize(ranges: readonly Range[]): bigint {
  let [size, reached] = [0n, -1n];
  const inOrder = [...ranges].sort((a, b) => (a.first < b.first ? -1 : 1));
  for (const {first, last} of inOrder) {
    const from = first > reached ? first : reached + 1n;
    if (last < from) continue;
    size += last - from + 1n;
    reached = last;
  }
  return size;
}
