import {readAddress, serverKinds} from '../server/servers';
import {linkStart, type LinkedCall} from './linked';

/** Longer values in a link are none that a page has written. */
const longest = 300;

/**
 * The address of a page with a call.
 *
 * @param page address of the page; its query and hash are left out
 */
export function createCallLink(call: LinkedCall, page: string): string {
  const {language, example, server, address} = call;
  const url = new URL(page);
  url.search = '';
  const parts = new URLSearchParams();
  if (language) parts.set('language', language);
  if (example) parts.set('example', example);
  if (server) parts.set('server', server);
  if (server === 'platform' && address) {
    const read = readAddress(address);
    if ('base' in read) parts.set('address', read.base);
  }
  url.hash = parts.size > 0 ? `${linkStart}${parts.toString()}` : '#samples';
  return url.href;
}

/**
 * The call that the hash of an address carries; undefined where it has none.
 * What no page writes, such as an address with a password, does not count.
 */
export function readLink(hash: string): LinkedCall | undefined {
  if (!hash.startsWith(linkStart)) return undefined;
  const parts = new URLSearchParams(hash.slice(linkStart.length));
  const get = (name: string): string | undefined => {
    const value = parts.get(name);
    return value && value.length <= longest ? value : undefined;
  };
  const server = serverKinds.find((kind) => kind === get('server'));
  const read = readAddress(get('address') ?? '');
  return {
    language: get('language'),
    example: get('example'),
    server,
    address: server === 'platform' && 'base' in read ? read.base : undefined,
  };
}
