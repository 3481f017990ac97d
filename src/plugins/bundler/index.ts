import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {slimDocuments, slimGlobalData} from '../../docusaurus/generatedFiles';

type Configuration = Exclude<
  ReturnType<NonNullable<Plugin['configureWebpack']>>,
  void
>;
type WebpackPluginInstance = NonNullable<
  NonNullable<Configuration['plugins']>[number]
>;

/** The part of Rspack that is used here. */
interface Bundler {
  SwcJsMinimizerRspackPlugin: new (options: object) => WebpackPluginInstance;
}

/**
 * Minifies the runtime of the bundle without shortening names of variables. It
 * lists the hashes of all chunks, which Rspack replaces by their final values
 * after minifying, and what they are before depends on what its cache held. The
 * minifier gives the shortest names to the letters that are frequent in the text,
 * hashes included: builds of one commit differed in `a`, `b` and `c`, and with the
 * name of this script each page of the site. Other minifiers leave alone what one
 * before them has minified.
 */
function keepRuntimeNames(bundler: unknown): WebpackPluginInstance {
  const {SwcJsMinimizerRspackPlugin: Minimizer} = bundler as Bundler;
  return new Minimizer({
    include: /runtime~main/,
    minimizerOptions: {
      module: true,
      compress: true,
      mangle: false,
      format: {comments: false, ascii_only: true},
    },
  });
}

const noPrism = path.join(__dirname, 'noPrism.ts');

function rewrite(file: string, slim: (content: string) => string): void {
  const content = readFileSync(file, 'utf8');
  const slimmed = slim(content);
  if (slimmed !== content) writeFileSync(file, slimmed);
}

/**
 * Takes the reference out of the data that every page has, of what Docusaurus
 * has generated and is about to bundle. It grows with the number of pages and is
 * of no use there.
 */
function slimGenerated(folder: string): void {
  const documents = path.join(
    folder,
    'docusaurus-plugin-content-docs/default/p',
  );
  rewrite(path.join(folder, 'globalData.json'), slimGlobalData);
  for (const file of readdirSync(documents)) {
    rewrite(path.join(documents, file), slimDocuments);
  }
}

/**
 * What is special about the bundle: Prism is not in it, because the theme imports
 * it on every page, and the site highlights its code at build time. One commit
 * makes the same scripts. A chunk whose id is its name needs no entry in two
 * tables from one to the other, each of which is 5 KB compressed. The preview
 * keeps the generated data whole, because it generates it again and again.
 */
export default function bundler({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'bundler',
    configureWebpack(_, isServer, {currentBundler: {instance}}) {
      const resolve = {
        alias: {
          'prism-react-renderer': noPrism,
          '@theme/prism-include-languages': noPrism,
        },
      };
      // Pages preload them by these names (docusaurus.config.ts).
      const fonts = {
        test: /\.font$/,
        type: 'asset/resource',
        generator: {filename: 'assets/fonts/[name].woff2'},
      };
      // What its parts share stands in the sandbox alone, not again in each: 4 KB.
      const sandbox = {
        chunks: /^sandbox/,
        name: 'sandbox',
        minChunks: 2,
        enforce: true,
      };
      const commonUtils = {
        test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
        resolve: {alias: {tslib$: path.join(__dirname, 'tslib.ts')}},
      };
      const module = {
        rules: [fonts, commonUtils],
        // Notes no keys of the data of pages, all of which is read.
        parser: {json: {exportsDepth: 1}},
      };
      if (process.env.NODE_ENV !== 'production') return {resolve, module};
      slimGenerated(generatedFilesDir);
      return {
        resolve,
        module,
        // After the bundle for the browser, and not beside it. With the keys above
        // a build with ten times the API takes 4.4 GB instead of 8.5.
        ...(isServer ? {dependencies: ['client']} : {}),
        mergeStrategy: {'optimization.minimizer': 'prepend'},
        optimization: {
          chunkIds: 'named',
          ...(isServer ? {} : {splitChunks: {cacheGroups: {sandbox}}}),
          minimizer: isServer ? [] : [keepRuntimeNames(instance)],
        },
        // On the server without a hash, which would stand in a table that is
        // made again for each chunk that a page loads. Every reader loads that
        // table: two digits less of each hash are 1 KB less.
        output: {
          chunkFilename: isServer
            ? 'assets/js/[name].js'
            : 'assets/js/[name].[contenthash:6].js',
        },
      };
    },
  };
}
