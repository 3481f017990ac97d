import {createStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ServerKind} from '../../calls/request';
import {createStore, useStore} from '../store';

export const serverKinds: ServerKind[] = ['sandbox', 'local', 'platform'];

export const localAddress = 'http://localhost:4010';

/** Placeholder URL of the in-page sandbox. */
export const sandboxAddress = 'https://sandbox.invalid';

export const getServerName = (kind: ServerKind): string =>
  ({
    sandbox: translate({message: 'Sandbox'}),
    local: translate(
      {message: 'Local sandbox ({address})'},
      {address: localAddress},
    ),
    platform: translate({message: 'Your platform'}),
  })[kind];

export type AddressProblem = 'empty' | 'invalid' | 'credentials' | 'query';

/**
 * Validates the URL of a platform, to which API paths are appended.
 *
 * @returns the URL without a trailing slash, or the problem
 */
export function readAddress(text: string): {
  base?: string;
  problem?: AddressProblem;
} {
  const trimmed = text.trim();
  if (!trimmed) return {problem: 'empty'};
  let url: URL;
  try {
    url = new URL(
      /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`,
    );
  } catch {
    return {problem: 'invalid'};
  }
  if (!/^https?:$/.test(url.protocol)) return {problem: 'invalid'};
  if (url.username || url.password) return {problem: 'credentials'};
  if (/[?#]/.test(trimmed)) return {problem: 'query'};
  // Escape characters with a meaning in shells and programs, for use in
  // samples.
  const path = url.pathname.replace(
    /[^\w\-.~/%]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return {base: url.origin + path.replace(/\/+$/, '')};
}

interface Entered {
  kind: ServerKind;
  address: string;
  authorization: string;
}

/** Storage of each value: the header for the session, the rest permanently. */
const slots = {
  kind: createStorageSlot('tryIt.server'),
  address: createStorageSlot('tryIt.address'),
  authorization: createStorageSlot('tryIt.authorization', {
    persistence: 'sessionStorage',
  }),
};

/** Stores a value; an empty one is removed. */
const keep = (name: keyof Entered, value: string): void =>
  value ? slots[name].set(value) : slots[name].del();

/** Entered values, and the URL from a link. */
const entered = createStore<Entered & {linked?: string}>({
  kind: 'sandbox',
  address: '',
  authorization: '',
});

/**
 * Restores the server from a link or from storage. The server in a link is not
 * stored, because the reader did not choose it, and credentials for one
 * platform are not sent to another.
 */
export function recallServer(link?: {
  server?: ServerKind;
  address?: string;
}): void {
  const linked = link?.address;
  const own = slots.address.get() ?? '';
  const isOwn = linked === undefined || readAddress(own).base === linked;
  const known = serverKinds.find((kind) => kind === slots.kind.get());
  entered.write({
    kind: link?.server ?? known ?? 'sandbox',
    address: linked ?? own,
    authorization: (isOwn && slots.authorization.get()) || '',
    linked,
  });
}

export const showSandbox = (): void =>
  entered.write({...entered.read(), kind: 'sandbox'});

export function enterServer(change: Partial<Entered>): void {
  const {kind, address, authorization} = change;
  const before = entered.read();
  if (kind !== undefined) keep('kind', kind);
  // Do not store URLs with a password.
  if (address !== undefined)
    keep('address', readAddress(address).base ? address : '');
  if (authorization !== undefined) {
    keep('authorization', authorization);
    // Both belong together: the URL came from a link.
    if (before.address === before.linked) keep('address', before.address);
  }
  entered.write({...before, ...change});
}

export interface Server extends Entered {
  /** Whether the platform comes from a link and must be shown to the reader. */
  isLinked: boolean;
  /** Base URL for operation paths, if valid. */
  base?: string;
  problem?: AddressProblem;
  /** Whether the `Authorization` header is valid in HTTP. */
  authorizationIsRight: boolean;
  /** The header to send; only to the reader's platform. */
  sentAuthorization: string;
}

function getServerOf(state: ReturnType<typeof entered.read>): Server {
  const {kind, address, authorization, linked} = state;
  const isPlatform = kind === 'platform';
  const fixed = kind === 'sandbox' ? sandboxAddress : localAddress;
  const header = authorization.trim();
  return {
    ...state,
    isLinked: isPlatform && address === linked,
    ...(isPlatform ? readAddress(address) : {base: fixed}),
    authorizationIsRight: /^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(header),
    sentAuthorization: isPlatform ? header : '',
  };
}

export const readServer = (): Server => getServerOf(entered.read());

export const useServer = (): Server => getServerOf(useStore(entered));

/** The first platform field that must be corrected before a call. */
export const findWrongField = (): HTMLElement | null =>
  document.querySelector('[data-server] :is(:invalid, [aria-invalid="true"])');
