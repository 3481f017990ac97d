import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the styles of the box of the search out of those of every page.
 * Docusaurus puts all styles into one file, for the sake of their order; these
 * are of classes that nothing else has.
 */
export default function searchStyles(): Plugin {
  return {
    name: 'search-styles',
    configureWebpack(_, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              search: {
                name: 'search-styles',
                type: 'css/mini-extract',
                test: /[\\/]search[\\/]Box\.module\.css$/,
                chunks: 'all',
                enforce: true,
                // Before that of Docusaurus.
                priority: 60,
              },
            },
          },
        },
      };
    },
  };
}
