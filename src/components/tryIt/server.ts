import {createStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {sampleHost} from '../../api/samples/call';
import type {ServerKind} from '../../calls/request';
import {createStore, useStore} from '../store';

export const localAddress = 'http://localhost:4010';

/** Placeholder URL of the in-page sandbox. */
export const sandboxAddress = 'https://sandbox.invalid';

/** In the order in which they are offered. */
export const serverNames: Record<ServerKind, string> = {
  sandbox: translate({message: 'Sandbox'}),
  local: translate(
    {message: 'Local sandbox ({address})'},
    {address: localAddress},
  ),
  platform: translate({message: 'Your platform'}),
};

export const serverKinds = Object.keys(serverNames) as ServerKind[];

export type AddressProblem = 'empty' | 'invalid' | 'credentials' | 'query';

interface Address {
  /** Base URL without a trailing slash, if valid. */
  base?: string;
  problem?: AddressProblem;
}

/** Validates the URL of a platform, to which API paths are appended. */
export function readAddress(text: string): Address {
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
  /** Address from a link, which the reader did not enter. */
  linked?: string;
}

export interface Server extends Entered, Address {
  /** Whether the platform comes from a link and must be shown to the reader. */
  isLinked: boolean;
  /** Base URL in samples: the in-page sandbox has none for programs. */
  sampleBase: string;
  /** Whether the `Authorization` header is valid in HTTP. */
  authorizationIsRight: boolean;
  /** The header to send; only to the reader's platform. */
  sentAuthorization: string;
}

function createServer(entered: Entered): Server {
  const {kind, address, authorization, linked} = entered;
  const isPlatform = kind === 'platform';
  const fixed = kind === 'sandbox' ? sandboxAddress : localAddress;
  const {base, problem}: Address = isPlatform
    ? readAddress(address)
    : {base: fixed};
  const header = authorization.trim();
  return {
    kind,
    address,
    authorization,
    linked,
    isLinked: isPlatform && address === linked,
    base,
    sampleBase: (kind !== 'sandbox' && base) || sampleHost,
    problem,
    authorizationIsRight: /^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(header),
    sentAuthorization: isPlatform ? header : '',
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

/** Stores a value; an empty one is removed. */
const keep = (name: keyof typeof slots, value: string): void =>
  value ? slots[name].set(value) : slots[name].del();

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
  store.write(
    createServer({
      kind: link?.server ?? known ?? 'sandbox',
      address: linked ?? own,
      authorization: (isOwn && slots.authorization.get()) || '',
      linked,
    }),
  );
}

/** Changes the server without storing it. */
export const showServer = (change: Partial<Entered>): void =>
  store.write(createServer({...store.read(), ...change}));

export function enterServer(change: Partial<Entered>): void {
  const {kind, address, authorization} = change;
  const before = store.read();
  if (kind !== undefined) keep('kind', kind);
  // Do not store URLs with a password.
  if (address !== undefined)
    keep('address', readAddress(address).base ? address : '');
  if (authorization !== undefined) {
    keep('authorization', authorization);
    // Both belong together: the URL came from a link.
    if (before.address === before.linked) keep('address', before.address);
  }
  showServer(change);
}

/** The first platform field that must be corrected before a call. */
export const findWrongField = (): HTMLElement | null =>
  document.querySelector('[data-server] :is(:invalid, [aria-invalid="true"])');
