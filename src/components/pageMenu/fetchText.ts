/**
 * Fetches a text.
 *
 * @throws when it is not there; some hosts have a page in the place of what
 *   they do not have
 */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || type.startsWith('text/html')) {
    throw new Error(`${address}: HTTP ${response.status}, ${type}`);
  }
  return response.text();
}
