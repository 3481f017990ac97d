import type {OperationData} from '../../api/operationData';
import {findObjectIn, type JsonObject} from '../../calls/json';
import type {ServerKind} from '../../calls/request';
import {fillOwnValues, isPlain} from './ownValues';

/** Call data in a link, without secrets. */
export interface LinkedCall {
  /** Example used as the body; the first by default. */
  example?: string;
  server?: ServerKind;
  error?: string;
  /** Values of request fields, for the sandbox. */
  values?: Readonly<Record<string, string>>;
}

/** The anchor of the samples, to which the page scrolls. */
export const linkStart = '#samples&';

type Example = OperationData['examples'][number];

/** The message of an example, with the reader's own values. */
export const getExampleMessage = (example?: Example): JsonObject =>
  fillOwnValues(findObjectIn(example?.value));

export const getExampleBody = (example?: Example): string =>
  JSON.stringify(getExampleMessage(example), null, 2);

/**
 * Link to a page with a call in its panel, without the address of a platform,
 * headers, and typed bodies.
 *
 * @param page URL of the page; its query and hash are removed
 * @param call as set up in the panel
 * @param body as typed
 */
export function createCallLink(
  page: string,
  {server = 'sandbox', error}: LinkedCall,
  {examples}: Pick<OperationData, 'examples'>,
  body: string,
): string {
  const example = examples.find((one) => getExampleBody(one) === body);
  const parts = new URLSearchParams({server});
  if (example && example !== examples[0]) parts.set('example', example.name);
  if (server === 'sandbox' && error) parts.set('error', error);
  const url = new URL(page);
  url.search = '';
  url.hash = linkStart + parts.toString();
  return url.href;
}

/** Link to another operation with values of a response in its request. */
export const createUseLink = (
  to: string,
  values: NonNullable<LinkedCall['values']>,
): string =>
  `${to}${linkStart}${new URLSearchParams({server: 'sandbox', values: JSON.stringify(values)}).toString()}`;

/** Plain values only: a link may come from anybody. */
function readValues(json: string): LinkedCall['values'] {
  try {
    const values = Object.entries(findObjectIn(JSON.parse(json)));
    return Object.fromEntries(
      values.filter((one): one is [string, string] => isPlain(one[1])),
    );
  } catch {
    return undefined;
  }
}

/** The call in a URL hash. The panel ignores what its page does not have. */
export function readLink(hash: string): LinkedCall | undefined {
  if (!hash.startsWith(linkStart)) return undefined;
  const parts = new URLSearchParams(hash.slice(linkStart.length));
  const server = parts.get('server');
  return {
    example: parts.get('example') ?? undefined,
    server: server === 'sandbox' || server === 'platform' ? server : undefined,
    error: (server === 'sandbox' && parts.get('error')) || undefined,
    values:
      server === 'sandbox' ? readValues(parts.get('values') ?? '') : undefined,
  };
}
