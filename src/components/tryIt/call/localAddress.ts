/** Whether an address is that of this computer. */
export function isLocal(address: string): boolean {
  const {hostname} = new URL(address);
  return (
    /^(localhost|\[::1\]|127(\.\d+){3})$/.test(hostname) ||
    hostname.endsWith('.localhost')
  );
}

/** Whether browsers refuse the call because the page is encrypted and it is not. */
export function isMixedContent(page: string, address: string): boolean {
  return (
    new URL(page).protocol === 'https:' &&
    new URL(address).protocol === 'http:' &&
    !isLocal(address)
  );
}
