import {availableParallelism} from 'node:os';
import {Worker} from 'node:worker_threads';
import {build} from 'esbuild';
import chunk from 'es-toolkit/compat/chunk';
import type {MarkdownSite} from './pageToMarkdown';

/** A built page. */
interface BuiltPage {
  /** Its HTML. */
  file: string;
  /** Its absolute address. */
  address: string;
}

/** What one thread does. */
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
 * Makes the Markdown of pages on all processors, by a program that is bundled:
 * on one of them, from modules that the build compiles as it loads them, it
 * takes twice to three times as long.
 *
 * @returns the texts, in the order of the pages
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
