import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  slimDocuments,
  slimGlobalData,
  slimRegistry,
} from '../../docusaurus/generatedFiles';

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

function rewrite(file: string, slim: (content: string) => string): void {
  const content = readFileSync(file, 'utf8');
  const slimmed = slim(content);
  if (slimmed !== content) writeFileSync(file, slimmed);
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

/**
 * Takes out of the scripts of every page what grows with the number of pages
 * and is of no use in the browser. Works on the files that Docusaurus has
 * generated when it is about to bundle them; the preview keeps them whole,
 * because it generates them again and again.
 */
export default function slimScripts({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'slim-scripts',
    configureWebpack(_, isServer, {currentBundler: {instance}}) {
      if (process.env.NODE_ENV !== 'production') return {};
      const documents = path.join(
        generatedFilesDir,
        'docusaurus-plugin-content-docs/default/p',
      );
      rewrite(path.join(generatedFilesDir, 'registry.js'), slimRegistry);
      rewrite(path.join(generatedFilesDir, 'globalData.json'), slimGlobalData);
      for (const file of readdirSync(documents)) {
        rewrite(path.join(documents, file), slimDocuments);
      }
      // A chunk whose id is its name needs no entry in two tables from one to
      // the other, each of which is 5 KB compressed. On the server its file has
      // that name too, without a hash from another table: the tables are made
      // again for each chunk that a page loads.
      return {
        mergeStrategy: {'optimization.minimizer': 'prepend'},
        optimization: {
          chunkIds: 'named',
          minimizer: isServer ? [] : [keepRuntimeNames(instance)],
        },
        output: isServer ? {chunkFilename: 'assets/js/[name].js'} : {},
      };
    },
  };
}
