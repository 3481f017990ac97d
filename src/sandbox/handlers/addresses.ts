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

function parseIpv4(text: string): bigint | undefined {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return undefined;
  const parts = text.split('.').map(Number);
  if (parts.some((part) => part > 255)) return undefined;
  return parts.reduce((value, part) => value * 256n + BigInt(part), 0n);
}

function parseIpv6(text: string): bigint | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const groupsOf = (half = ''): string[] =>
    half === '' ? [] : half.split(':');
  const [front, back] = [groupsOf(halves[0]), groupsOf(halves[1])];
  const left = 8 - front.length - back.length;
  if (halves.length === 2 ? left < 1 : left !== 0) return undefined;
  const zeros = Array.from({length: left}, () => '0');
  const groups = [...front, ...zeros, ...back];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined;
  return BigInt(`0x${groups.map((group) => group.padStart(4, '0')).join('')}`);
}

/** The address that a text is, such as `192.0.2.1` or `2001:db8::1`. */
export function parseAddress(text: string): Address | undefined {
  const four = parseIpv4(text);
  if (four !== undefined) return {bits: 32, value: four};
  const six = text.includes(':') ? parseIpv6(text) : undefined;
  return six === undefined ? undefined : {bits: 128, value: six};
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
