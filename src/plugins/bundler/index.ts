import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const noPrism = path.join(__dirname, 'noPrism.ts');
const plainPath = path.join(__dirname, 'plainPath.ts');

/**
 * Keeps Prism out of the bundle, which the theme imports on every page: the site
 * highlights its code at build time. Has the router compare addresses without
 * regular expressions. Serves the fonts under the names that pages preload. Names
 * chunks by their id: the table from one to the other is 4 KB of every page. Puts
 * the components that many pages have into one file: without that, each page has
 * a copy of those that fewer than half of all pages have.
 */
export default function bundler(): Plugin {
  return {
    name: 'bundler',
    configureWebpack: (_, isServer) => ({
      optimization: {
        chunkIds: 'named',
        ...(!isServer && {
          splitChunks: {
            cacheGroups: {
              reference: {
                name: 'reference',
                test: /[\\/]src[\\/](?:components[\\/](?!guides)|theme[\\/]Heading)/,
                type: /javascript/,
                minChunks: 10,
                enforce: true,
              },
            },
          },
        }),
      },
      resolve: {
        alias: {
          'prism-react-renderer': noPrism,
          '@theme/prism-include-languages': noPrism,
          'path-to-regexp$': plainPath,
        },
      },
      module: {
        rules: [
          {
            test: /\.font$/,
            type: 'asset/resource',
            generator: {filename: 'assets/fonts/[name].woff2'},
          },
        ],
      },
    }),
  };
}
