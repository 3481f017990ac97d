import {translate} from '@docusaurus/Translate';
import type {ServerKind} from '../../../calls/request';

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
export function readAddress(
  text: string,
): {base: string} | {problem: AddressProblem} {
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
