import {existsSync} from 'node:fs';
import {site} from '../site';
import {main} from './main';
import {getPortError, readPort} from './port';
import {serveFolder} from './staticHost';

/**
 * `npm run serve`: serves the built site like a static host. Unknown and
 * invalid URLs get the not-found page. `SERVE_PORT` sets another port than
 * 3000.
 */
main(async () => {
  if (!existsSync('build/404.html')) {
    throw new Error('build/ has no site. Run "npm run build" first.');
  }
  const port = readPort('SERVE_PORT', 3000);
  await serveFolder('build', {port, base: site.baseUrl}).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(getPortError(error, 'SERVE_PORT', port));
    },
  );
  console.log(`build/: http://localhost:${port}${site.baseUrl}`);
});
