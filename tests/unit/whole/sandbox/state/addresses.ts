/** An IPv4 address as a number; `NaN` for anything else. */
const toNumber = (ip: string): number => {
  const parts = ip.split('.').map(Number);
  return parts.length === 4
    ? parts.reduce((value, part) => value * 256 + part, 0)
    : NaN;
};

const getText = (number: number): string =>
  [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.');

/** Every address from the first to the last one. */
export function getAddresses(first: string, last: string): string[] {
  const [from, to] = [toNumber(first), toNumber(last)];
  return Array.from({length: to - from + 1}, (_, at) => getText(from + at));
}

/** Whether an address is one of a network. */
export function isInside(ip: string, cidr: string): boolean {
  const [network = '', length] = cidr.split('/');
  const size = 2 ** (32 - Number(length));
  const start = toNumber(network);
  return toNumber(ip) >= start && toNumber(ip) < start + size;
}
