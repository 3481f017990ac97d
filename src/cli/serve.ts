import {existsSync} from 'node:fs';
import {site} from '../site';
import {main} from './main';
import {serveFolder} from './staticHost';

/**
 * `npm run serve`: serves the built site as a plain static host does, with its
 * not-found page for every other address, also for those that cannot be
 * decoded. `SERVE_PORT` names another port than 3000.
 */
const port = Number(process.env.SERVE_PORT ?? 3000);

main(async () => {
  if (!existsSync('build/404.html')) {
    throw new Error('build/ has no site. Run "npm run build" first.');
  }
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error('SERVE_PORT must be a port, 1 to 65535.');
  }
  await serveFolder('build', {port, base: site.baseUrl}).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE'
        ? new Error(`Port ${port} is in use. Set SERVE_PORT to another one.`)
        : error;
    },
  );
  console.log(`build/: http://localhost:${port}${site.baseUrl}`);
});
