import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {LinkChecker, LinkState} from 'linkinator';

const file = 'links.html';

const escapeText = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export interface CheckTimes {
  /** Milliseconds that a host may take for one answer. */
  timeout: number;
  /** How often an answer that says "later" is asked for again. */
  retries: number;
}

/**
 * Asks every address, and returns those that do not answer, with the status or
 * what was in the way. The checker reads links of a page, so they get one.
 */
export async function findBrokenLinks(
  addresses: readonly string[],
  {timeout, retries}: CheckTimes = {timeout: 30_000, retries: 3},
): Promise<string[]> {
  const serverRoot = await mkdtemp(path.join(tmpdir(), 'links-'));
  try {
    const items = addresses.map((one) => `<a href="${escapeText(one)}">a</a>`);
    await writeFile(path.join(serverRoot, file), items.join('\n'));
    const {links} = await new LinkChecker().check({
      path: file,
      serverRoot,
      concurrency: 8,
      timeout,
      retry: true,
      retryErrors: retries > 0,
      retryErrorsCount: retries,
    });
    const asked = links.filter(({parent}) => parent !== undefined);
    return asked
      .filter(({state}) => state === LinkState.BROKEN)
      .map(({url, status}) => `${url} ${status || 'does not answer'}`)
      .sort();
  } finally {
    await rm(serverRoot, {recursive: true});
  }
}
