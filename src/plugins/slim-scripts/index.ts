import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  slimDocuments,
  slimGlobalData,
  slimRegistry,
} from '../../docusaurus/generatedFiles';

function rewrite(file: string, slim: (content: string) => string): void {
  const content = readFileSync(file, 'utf8');
  const slimmed = slim(content);
  if (slimmed !== content) writeFileSync(file, slimmed);
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
    configureWebpack(_, isServer) {
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
        optimization: {chunkIds: 'named'},
        output: isServer ? {chunkFilename: 'assets/js/[name].js'} : {},
      };
    },
  };
}
