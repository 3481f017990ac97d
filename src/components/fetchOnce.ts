/**
 * Makes a function that fetches the JSON of an address and opens it, once.
 *
 * @param open makes what callers get of the content
 * @returns a promise that rejects when nothing comes; the next call tries again
 */
export function fetchOnce<Content, Opened>(
  open: (content: Content) => Opened,
): (address: string) => Promise<Opened> {
  const known = new Map<string, Promise<Opened>>();
  const fetchAnew = async (address: string): Promise<Opened> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
    return open((await response.json()) as Content);
  };
  return (address) => {
    const opened = known.get(address) ?? fetchAnew(address);
    known.set(address, opened);
    opened.catch(() => known.delete(address));
    return opened;
  };
}
