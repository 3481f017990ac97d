import {existsSync} from 'node:fs';
import {site} from '../site';
import {main} from './main';
import {portError, portFrom} from './port';
import {serveFolder} from './staticHost';

/**
 * `npm run serve`: serves the built site as a plain static host does, with its
 * not-found page for every other address, also for those that cannot be
 * decoded. `SERVE_PORT` names another port than 3000.
 */
main(async () => {
  if (!existsSync('build/404.html')) {
    throw new Error('build/ has no site. Run "npm run build" first.');
  }
  const port = portFrom('SERVE_PORT', 3000);
  await serveFolder('build', {port, base: site.baseUrl}).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(portError(error, 'SERVE_PORT', port));
    },
  );
  console.log(`build/: http://localhost:${port}${site.baseUrl}`);
});
