import {useEffect, useState} from 'react';
import type {ServerKind} from '../../../calls/request';
import {linked} from '../link/link';
import {
  localAddress,
  readAddress,
  sandboxAddress,
  serverKinds,
  type AddressProblem,
} from './servers';

/** What HTTP can carry as the value of a header. */
const headerValue = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;

/** Where a value is kept; browsers may deny both. */
type Where = 'localStorage' | 'sessionStorage';

/** Reads what the reader entered before. */
function recallInput(where: Where, key: string): string {
  try {
    return window[where].getItem(`tryIt.${key}`) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what the reader entered; nothing is kept of an empty text. */
function rememberInput(where: Where, key: string, value: string): void {
  try {
    if (value) window[where].setItem(`tryIt.${key}`, value);
    else window[where].removeItem(`tryIt.${key}`);
  } catch {
    // The reader has to enter it again on the next page.
  }
}

/** The server that the reader chose, and how to change it. */
export interface Server {
  kind: ServerKind;
  /** As typed. */
  address: string;
  /** Value of the `Authorization` header as typed. */
  authorization: string;
  /** Whether a link has named the platform, which the reader has to see. */
  isLinked: boolean;
  /** The value as it is sent: to the reader's platform only. */
  sentAuthorization: string;
  /** Address to add the path of an operation to, once it is right. */
  base?: string;
  addressProblem?: AddressProblem;
  /** Whether the `Authorization` header is one that HTTP can carry. */
  authorizationIsRight: boolean;
  setKind: (kind: ServerKind) => void;
  /** Chooses the sandbox for one call: the choice is not remembered. */
  showSandbox: () => void;
  setAddress: (address: string) => void;
  setAuthorization: (authorization: string) => void;
}

const getInitialKind = (): ServerKind =>
  linked.read()?.server ??
  serverKinds.find((kind) => kind === recallInput('localStorage', 'server')) ??
  'sandbox';

const getInitialAddress = (): string =>
  linked.read()?.address ?? recallInput('localStorage', 'address');

/** What was entered for one platform is not sent to another that a link names. */
function getInitialAuthorization(): string {
  const {address} = linked.read() ?? {};
  const own = readAddress(recallInput('localStorage', 'address'));
  return address === undefined || ('base' in own && own.base === address)
    ? recallInput('sessionStorage', 'authorization')
    : '';
}

function getBase(kind: ServerKind, address: string) {
  if (kind === 'sandbox') return {base: sandboxAddress};
  if (kind === 'local') return {base: localAddress};
  const read = readAddress(address);
  return 'base' in read ? read : {addressProblem: read.problem};
}

/**
 * The choice of the server. Choice and address are remembered for good, unless
 * a link has made them; the `Authorization` header only as long as the tab is
 * open.
 */
export function useServer(): Server {
  const [kind, setKind] = useState(getInitialKind);
  const [address, setAddress] = useState(getInitialAddress);
  const [authorization, setAuthorization] = useState(getInitialAuthorization);
  useEffect(
    () =>
      linked.watch(() => {
        if (!linked.read()?.server) return;
        setKind(getInitialKind);
        setAddress(getInitialAddress);
        setAuthorization(getInitialAuthorization);
      }),
    [],
  );
  const isLinked = kind === 'platform' && address === linked.read()?.address;
  return {
    kind,
    address,
    authorization,
    isLinked,
    sentAuthorization: kind === 'platform' ? authorization.trim() : '',
    authorizationIsRight: headerValue.test(authorization.trim()),
    ...getBase(kind, address),
    setKind: (next) => {
      rememberInput('localStorage', 'server', next);
      setKind(next);
    },
    showSandbox: () => setKind('sandbox'),
    setAddress: (next) => {
      // Not with a password in it.
      const isRight = 'base' in readAddress(next);
      rememberInput('localStorage', 'address', isRight ? next : '');
      setAddress(next);
    },
    setAuthorization: (next) => {
      rememberInput('sessionStorage', 'authorization', next);
      // The two belong together: a link has named the address.
      if (isLinked) rememberInput('localStorage', 'address', address);
      setAuthorization(next);
    },
  };
}
