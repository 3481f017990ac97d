import type {OpenApiDocument} from '../../api/openapi';

/** Base URLs of servers, without a trailing slash. */
export interface Platforms {
  sandbox: string;
  /** The reader's installation, from the server variables' default values. */
  platform: string;
}

/**
 * The servers of the description.
 *
 * @throws if the local server or the platform is missing
 */
export function getPlatforms({servers}: OpenApiDocument): Platforms {
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
