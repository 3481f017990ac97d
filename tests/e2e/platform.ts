import {test as base} from './fixtures';
import {originServer, type OriginServer} from './originServer';

interface Fixtures {
  /** Starts a platform of the reader, at another origin than the site. */
  startPlatform: typeof originServer;
}

/** Tests with platforms of the reader, which end with the test. */
export const test = base.extend<Fixtures>({
  startPlatform: async ({}, use) => {
    const servers: OriginServer[] = [];
    await use(async (...of) => {
      const server = await originServer(...of);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((server) => server.close()));
  },
});

/** What the browser writes into its console about calls that fail. */
export const failedCalls = [
  /net::ERR_/,
  /CORS policy/,
  /Failed to load resource/,
];
