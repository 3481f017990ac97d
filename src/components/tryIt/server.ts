import {createStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ServerKind} from '../../calls/request';
import {createStore, useStore} from '../store';

export const serverKinds: ServerKind[] = ['sandbox', 'local', 'platform'];

/** Where `npm run sandbox` serves the sandbox. */
export const localAddress = 'http://localhost:4010';

/** Stands for the sandbox of the page, which has no address. */
export const sandboxAddress = 'https://sandbox.invalid';

/** What readers call a server. */
export const getServerName = (kind: ServerKind): string =>
  ({
    sandbox: translate({message: 'Sandbox'}),
    local: translate(
      {message: 'Local sandbox ({address})'},
      {address: localAddress},
    ),
    platform: translate({message: 'Your platform'}),
  })[kind];

/** Why an address is of no use. */
export type AddressProblem = 'empty' | 'invalid' | 'credentials' | 'query';

/**
 * Reads the address of a platform, to which the path of the API is added.
 *
 * @returns the address without a slash at its end, or what is wrong with it
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
  // What means something to a shell or a program cannot get into a sample.
  const path = url.pathname.replace(
    /[^\w\-.~/%]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return {base: url.origin + path.replace(/\/+$/, '')};
}

/** What the reader has entered, as typed. */
interface Entered {
  kind: ServerKind;
  /** Of the reader's platform. */
  address: string;
  /** Value of the `Authorization` header. */
  authorization: string;
}

/** Where each is kept: the header as long as the tab is open, the rest for good. */
const slots = {
  kind: createStorageSlot('tryIt.server'),
  address: createStorageSlot('tryIt.address'),
  authorization: createStorageSlot('tryIt.authorization', {
    persistence: 'sessionStorage',
  }),
};

/** Keeps what was entered; nothing is kept of an empty text. */
const keep = (name: keyof Entered, value: string): void =>
  value ? slots[name].set(value) : slots[name].del();

/** What is entered, and the address that a link has brought. */
const entered = createStore<Entered & {linked?: string}>({
  kind: 'sandbox',
  address: '',
  authorization: '',
});

/**
 * Takes the server that a link names, or the one that the reader had last. A
 * link's is not kept, since the reader has not chosen it, and what was entered
 * for one platform is not sent to another.
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

/** Chooses the sandbox for one call: the choice is not kept. */
export const showSandbox = (): void =>
  entered.write({...entered.read(), kind: 'sandbox'});

/** Changes what the reader has entered. */
export function enterServer(change: Partial<Entered>): void {
  const {kind, address, authorization} = change;
  const before = entered.read();
  if (kind !== undefined) keep('kind', kind);
  // Not with a password in it.
  if (address !== undefined)
    keep('address', readAddress(address).base ? address : '');
  if (authorization !== undefined) {
    keep('authorization', authorization);
    // The two belong together: a link has named the address.
    if (before.address === before.linked) keep('address', before.address);
  }
  entered.write({...before, ...change});
}

/** The server that calls go to. */
export interface Server extends Entered {
  /** Whether a link has named the platform, which the reader has to see. */
  isLinked: boolean;
  /** Address to add the path of an operation to, once it is right. */
  base?: string;
  /** What is wrong with the address of the platform. */
  problem?: AddressProblem;
  /** Whether HTTP can carry the `Authorization` header. */
  authorizationIsRight: boolean;
  /** The header as it is sent: to the reader's platform only. */
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

/** The server, for a component. */
export const useServer = (): Server => getServerOf(useStore(entered));

/** The first field of the platform that must be put right before a call. */
export const findWrongField = (): HTMLElement | null =>
  document.querySelector('[data-server] :is(:invalid, [aria-invalid="true"])');
