import type {OperationData} from '../../../api/operationData';
import {getBodyText} from '../examples';
import {readAddress, serverKinds} from '../server/servers';
import {linkStart, type LinkedCall} from './link';

/** Longer values in a link are none that a page has written. */
const longest = 300;

/**
 * The address of a page with a call.
 *
 * @param page address of the page; its query and hash are left out
 */
export function createCallLink(call: LinkedCall, page: string): string {
  const {language, example, server, address, error} = call;
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
  if (server === 'sandbox' && error) parts.set('error', error);
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
    error: server === 'sandbox' ? get('error') : undefined,
  };
}

/**
 * What a link says of the call in the panel: no header, and no body that the
 * reader typed.
 */
export function getLinkedCall(
  {examples}: Pick<OperationData, 'examples'>,
  body: string,
  {server, address, error}: Pick<LinkedCall, 'server' | 'address' | 'error'>,
): LinkedCall {
  const index = examples.findIndex(({value}) => getBodyText(value) === body);
  return {
    ...(index > 0 && {example: examples[index]?.name}),
    server,
    ...(server === 'platform' && {address}),
    ...(server === 'sandbox' && error && {error}),
  };
}
