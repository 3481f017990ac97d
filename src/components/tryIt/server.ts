import {createStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {sampleHost} from '../../api/samples/call';
import type {ServerKind} from '../../calls/request';
import {createStore, useStore} from '../store';

/** Placeholder URL of the in-page sandbox. */
export const sandboxAddress = 'https://sandbox.invalid';

/** In the order in which they are offered. */
export const serverNames: Record<ServerKind, string> = {
  sandbox: translate({message: 'Sandbox'}),
  platform: translate({message: 'Your platform'}),
};

/**
 * A URL without a user, a query, and characters with a meaning in shells and
 * programs, for use in samples.
 */
export const addressPattern = String.raw`https?:\/\/[\w.\-:\[\]]+(?:\/[\w.~%\/\-]*)?`;

/** Base URL of a platform without a trailing slash, if valid. */
export function readAddress(text: string): string | undefined {
  const isValid = new RegExp(`^${addressPattern}$`).test(text);
  return isValid && URL.canParse(text)
    ? new URL(text).href.replace(/\/+$/, '')
    : undefined;
}

interface Entered {
  kind: ServerKind;
  address: string;
  authorization: string;
}

export interface Server extends Entered {
  /** Base URL, to which API paths are appended, if valid. */
  base?: string;
  /** Base URL in samples: the in-page sandbox has none for programs. */
  sampleBase: string;
  /** The header to send; only to the reader's platform. */
  sentAuthorization: string;
}

function createServer(entered: Entered): Server {
  const {kind, address, authorization} = entered;
  const isPlatform = kind === 'platform';
  const base = isPlatform ? readAddress(address) : sandboxAddress;
  return {
    ...entered,
    base,
    sampleBase: (isPlatform && base) || sampleHost,
    sentAuthorization: isPlatform ? authorization.trim() : '',
  };
}

const store = createStore(
  createServer({kind: 'sandbox', address: '', authorization: ''}),
);

export const readServer = store.read;

export const useServer = (): Server => useStore(store);

const slots = {
  kind: createStorageSlot('tryIt.server'),
  address: createStorageSlot('tryIt.address'),
  authorization: createStorageSlot('tryIt.authorization', {
    persistence: 'sessionStorage',
  }),
};

/** Restores the server from storage. */
export function recallServer(): void {
  store.write(
    createServer({
      kind: slots.kind.get() === 'platform' ? 'platform' : 'sandbox',
      address: slots.address.get() ?? '',
      authorization: slots.authorization.get() ?? '',
    }),
  );
}

/** Changes the server without storing it. */
export function showServer(change: Partial<Entered>): void {
  const {kind, address, authorization} = store.read();
  store.write(createServer({kind, address, authorization, ...change}));
}

export function enterServer(change: Partial<Entered>): void {
  showServer(change);
  const {kind, base, authorization} = store.read();
  slots.kind.set(kind);
  slots.authorization.set(authorization);
  // Do not store URLs with a password.
  if (kind === 'platform') slots.address.set(base ?? '');
}

/**
 * Shows the first field that must be corrected before a call, and why.
 *
 * @returns whether there is one
 */
export function showWrongField(): boolean {
  const field = document.querySelector<HTMLInputElement>(
    '[data-checked] :invalid',
  );
  field?.closest('details')?.setAttribute('open', '');
  field?.reportValidity();
  return field !== null;
}

/** Asks before a call that destroys something, unless it is simulated. */
export const confirmCall = (rpc: string, {kind, base = ''}: Server): boolean =>
  kind === 'sandbox' ||
  confirm(
    translate(
      {
        message:
          '{rpc} deletes data or stops running workloads on {address}, and you cannot undo it. Send it?',
        description:
          'Asked before a destructive call; {rpc} is its name, {address} the server',
      },
      {rpc, address: base},
    ),
  );
