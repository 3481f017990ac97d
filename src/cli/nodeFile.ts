import {build, type BuildOptions} from 'esbuild';

/**
 * Bundles a TypeScript program into one file for Node.js.
 *
 * @param root repository root, which imports are relative to
 * @param contents entry code
 * @param more additional bundler options
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
