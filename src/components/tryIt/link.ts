import type {OperationData} from '../../api/operationData';
import type {ServerKind} from '../../calls/request';
import {readAddress, serverKinds} from './server';

/** What a link says of the call of a page. Nothing in it is a secret. */
export interface LinkedCall {
  /** Id of the language of the samples. */
  language?: string;
  /** Name of the example that the body is; without it, the first. */
  example?: string;
  server?: ServerKind;
  /** Of the reader's platform: where it is. */
  address?: string;
  /** Anchor of the error that the sandbox is to answer with. */
  error?: string;
}

/**
 * With what the hash of a link to a call begins: the anchor of the samples, to
 * which the page scrolls, since the browser finds no anchor of the whole name.
 */
export const linkStart = '#samples&';

/** Longer values in a link are none that a page has written. */
const longest = 300;

/** A message as text that is easy to edit. */
export const getBodyText = (value: unknown): string =>
  JSON.stringify(value, null, 2);

/** The body that the panel begins with. */
export const getFirstBody = ({examples}: Pick<OperationData, 'examples'>) =>
  getBodyText(examples[0]?.value ?? {});

/**
 * The address of a page with the call in its panel: no header, and no body that
 * the reader typed.
 *
 * @param page address of the page; its query and hash are left out
 * @param call as the panel has it
 * @param body as it is typed
 */
export function createCallLink(
  page: string,
  {language, server, address = '', error}: LinkedCall,
  {examples}: Pick<OperationData, 'examples'>,
  body: string,
): string {
  const index = examples.findIndex(({value}) => getBodyText(value) === body);
  const parts = {
    language,
    example: index > 0 ? examples[index]?.name : undefined,
    server,
    address: server === 'platform' ? readAddress(address).base : undefined,
    error: server === 'sandbox' ? error : undefined,
  };
  const said = Object.entries(parts).filter((part): part is [string, string] =>
    Boolean(part[1]),
  );
  const url = new URL(page);
  url.search = '';
  url.hash = linkStart + new URLSearchParams(said).toString();
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
  return {
    language: get('language'),
    example: get('example'),
    server,
    address:
      server === 'platform'
        ? readAddress(get('address') ?? '').base
        : undefined,
    error: server === 'sandbox' ? get('error') : undefined,
  };
}
