import {availableParallelism} from 'node:os';
import {Worker} from 'node:worker_threads';
import {build} from 'esbuild';
import chunk from 'es-toolkit/compat/chunk';
import type {MarkdownSite} from './pageToMarkdown';

interface BuiltPage {
  file: string;
  address: string;
}

export interface Work {
  pages: BuiltPage[];
  site: MarkdownSite;
}

const run = (program: string, work: Work): Promise<string[]> =>
  new Promise((resolve, reject) => {
    new Worker(program, {eval: true, workerData: work})
      .once('message', resolve)
      .once('error', reject);
  });

/**
 * Converts pages to Markdown in worker threads. The worker is bundled: without
 * bundling, and in a single thread, conversion takes two to three times as
 * long.
 *
 * @returns the texts, in page order
 */
export async function convertPages(
  siteDir: string,
  {pages, site}: Work,
): Promise<string[]> {
  const {outputFiles} = await build({
    entryPoints: ['src/plugins/markdown-versions/convert.ts'],
    absWorkingDir: siteDir,
    bundle: true,
    platform: 'node',
    write: false,
  });
  const program = outputFiles[0]!.text;
  const share = Math.ceil(pages.length / availableParallelism());
  const texts = await Promise.all(
    chunk(pages, share).map((part) => run(program, {pages: part, site})),
  );
  return texts.flat();
}
