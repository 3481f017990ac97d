import type {Plugin} from '@docusaurus/types';

/**
 * Has the bundler take the data of pages as it is. It would note every key of
 * every object in it, to leave out what nobody reads: with ten times the API
 * that takes 2 GB, and all is read.
 */
export default function pageData(): Plugin {
  return {
    name: 'page-data',
    configureWebpack: () => ({
      module: {parser: {json: {exportsDepth: 1}}},
    }),
  };
}
