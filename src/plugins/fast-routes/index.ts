import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus tries the routes of the site one after the other, several times
 * for every page that it renders or that a reader opens, and makes an element
 * of each: with ten times the API that is most of a build. This takes the
 * place of the module that does so, and gives the same answers at once.
 */
export default function fastRoutes(): Plugin {
  return {
    name: 'fast-routes',
    configureWebpack: () => ({
      resolve: {
        alias: {
          'react-router-config': path.join(__dirname, 'routerConfig.tsx'),
        },
      },
    }),
  };
}
