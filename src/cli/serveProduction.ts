import {
  readCaddyVersion,
  headersFolder,
  howToInstall,
  scratchFolder,
  startCaddy,
} from '../production/caddy';
import {compressedFolder, writeCompressed} from '../production/compress';
import {site} from '../site';
import {main} from './main';
import {readPort} from './port';

/**
 * `npm run serve:production`: serves `build/` with the server and the settings
 * of the container. `SERVE_PORT` names another port than 8080.
 */
main(async () => {
  const port = readPort('SERVE_PORT', 8080);
  const version = readCaddyVersion();
  if (!version) throw new Error(howToInstall);
  const endings = await writeCompressed('build', compressedFolder, 'quick');
  const server = await startCaddy({
    site: compressedFolder,
    port,
    base: site.baseUrl,
    headers: headersFolder,
    scratch: scratchFolder,
  });
  console.log(
    `build/ with ${endings.join(', ')}, by Caddy ${version}: http://localhost:${port}${site.baseUrl}`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop());
  }
});
