import type {OperationData} from '../../api/operationData';
import {findObjectIn, type JsonObject} from '../../calls/json';
import type {ServerKind} from '../../calls/request';
import {fillOwnValues} from './ownValues';
import {readAddress, serverKinds} from './server';

/** Call data in a link, without secrets. */
export interface LinkedCall {
  language?: string;
  /** Example used as the body; the first by default. */
  example?: string;
  server?: ServerKind;
  address?: string;
  error?: string;
}

/** The anchor of the samples, to which the page scrolls. */
export const linkStart = '#samples&';

const longest = 300;

type Example = OperationData['examples'][number];

/** The message of an example, with the reader's own values. */
export const getExampleMessage = (example?: Example): JsonObject =>
  fillOwnValues(findObjectIn(example?.value));

export const getExampleBody = (example?: Example): string =>
  JSON.stringify(getExampleMessage(example), null, 2);

/**
 * Link to a page with a call in its panel, without headers and typed bodies.
 *
 * @param page URL of the page; its query and hash are removed
 * @param call as set up in the panel
 * @param body as typed
 */
export function createCallLink(
  page: string,
  {language, server, address = '', error}: LinkedCall,
  {examples}: Pick<OperationData, 'examples'>,
  body: string,
): string {
  const index = examples.findIndex((one) => getExampleBody(one) === body);
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

/** The call in a URL hash. Values that no page writes are ignored. */
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
