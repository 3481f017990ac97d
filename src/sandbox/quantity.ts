const units = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi'];

/**
 * A number of bytes as a quantity of Kubernetes, such as `10Gi`.
 *
 * @see https://kubernetes.io/docs/reference/kubernetes-api/common-definitions/quantity/
 */
export function quantityOf(bytes: string): string {
  let count = BigInt(bytes);
  let unit = 0;
  while (count > 0n && count % 1024n === 0n && unit < units.length - 1) {
    count /= 1024n;
    unit++;
  }
  return `${count}${units[unit]}`;
}

/** The bytes of such a quantity, or of a plain number. */
export function bytesOf(quantity: string): bigint {
  const [, count = '0', unit = ''] = /^(\d+)(\w*)$/.exec(quantity) ?? [];
  return BigInt(count) * 1024n ** BigInt(Math.max(0, units.indexOf(unit)));
}
