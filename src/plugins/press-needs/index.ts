import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {scriptsOfChunks} from '../../docusaurus/generatedFiles';
import {filesUnder} from '../../files/filesUnder';
import {nameScripts} from './nameScripts';

/**
 * Puts the addresses of scripts, which only the finished bundle knows, in the
 * place of the chunks that controls name in `data-needs`.
 */
export default function pressNeeds({
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'press-needs',
    postBuild({outDir}) {
      const scriptsOfChunk = scriptsOfChunks(
        readFileSync(
          path.join(generatedFilesDir, 'client-manifest.json'),
          'utf8',
        ),
      );
      for (const file of filesUnder(outDir, '.html')) {
        const name = path.join(outDir, file);
        const html = readFileSync(name, 'utf8');
        const named = nameScripts(html, (chunk) =>
          scriptsOfChunk(chunk).map((script) => baseUrl + script),
        );
        if (named !== html) writeFileSync(name, named);
      }
    },
  };
}
