import type {WholeDocument} from './wholeDocument';

/** Base addresses that calls are sent to, without a slash at their end. */
export interface Platforms {
  /** Of `npm run sandbox`. */
  sandbox: string;
  /** Of the reader, as the default values of the description make it. */
  platform: string;
}

/**
 * The servers of the description.
 *
 * @throws when the local one or the other is missing
 */
export function getPlatforms({servers}: WholeDocument): Platforms {
  const addresses = servers.map(({url, variables = {}}) =>
    url.replace(
      /\{(\w+)\}/g,
      (_, name: string) => variables[name]?.default ?? '',
    ),
  );
  const isLocal = (url: string): boolean => url.startsWith('http://localhost:');
  const sandbox = addresses.find(isLocal);
  const platform = addresses.find((url) => !isLocal(url));
  if (!sandbox || !platform) {
    throw new Error(
      'openapi/openapi.yaml: servers: collections need the sandbox, at http://localhost:<port>, and the platform of the reader.',
    );
  }
  return {sandbox, platform};
}
