import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const noPrism = path.join(__dirname, 'noPrism.ts');
const plainPath = path.join(__dirname, 'plainPath.ts');

/**
 * Excludes Prism, which the theme imports on every page, because code is
 * highlighted at build time. Matches routes without regular expressions. Serves
 * the fonts under the URLs that pages preload. Names chunks by ID, which saves
 * a 4 KB table on every page. Puts shared components into one chunk; by
 * default, components that fewer than half of all pages use are copied into
 * each page's chunk. Makes the components of documents part of the main script.
 * Lets Chromium compile scripts while they arrive, instead of function by
 * function when they run (Explicit Compile Hints, since Chromium 136). Leaves
 * `light-dark()` to the minifier, which rewrites it for older browsers, too:
 * the preset of PostCSS would write each color three times.
 */
export default function bundler(): Plugin {
  return {
    name: 'bundler',
    configurePostCss(options) {
      const preset = options.plugins.find(Array.isArray) as [string, object];
      preset[1] = {features: {'light-dark-function': false}};
      return options;
    },
    getClientModules: () => [path.join(__dirname, '../../theme/docs.ts')],
    configureWebpack: ({mode}, isServer, {currentBundler}) => ({
      plugins:
        isServer || mode !== 'production'
          ? []
          : [
              new currentBundler.instance.BannerPlugin({
                banner: '//# allFunctionsCalledOnLoad',
                raw: true,
                test: /\.js$/,
                // After minification.
                stage:
                  currentBundler.instance.Compilation
                    .PROCESS_ASSETS_STAGE_REPORT,
              }),
            ],
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
