/**
 * Fetches text.
 *
 * @throws if it is missing; some hosts return an HTML page instead
 */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || type.startsWith('text/html')) {
    throw new Error(`${address}: HTTP ${response.status}, ${type}`);
  }
  return response.text();
}
