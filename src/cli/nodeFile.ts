import {build, type BuildOptions} from 'esbuild';

/**
 * A program of this repository as one file that needs Node.js alone.
 *
 * @param root of the repository, which the imports of the program start from
 * @param contents TypeScript that starts it
 * @param more what is asked of the bundler besides
 */
export async function loadNodeFile(
  root: string,
  contents: string,
  more: BuildOptions = {},
): Promise<string> {
  const {outputFiles} = await build({
    stdin: {
      contents,
      resolveDir: root,
      sourcefile: 'program.ts',
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    ...more,
    write: false,
  });
  return outputFiles[0]!.text;
}
