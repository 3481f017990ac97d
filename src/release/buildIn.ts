import {spawn} from 'node:child_process';
import path from 'node:path';

/**
 * Runs `npm run build` in a folder.
 *
 * @param node folder of another Node.js than this one
 * @param env what else is set
 * @throws with all that it printed, when it fails
 */
export async function buildIn(
  folder: string,
  {node, env = {}}: {node?: string; env?: Record<string, string>} = {},
): Promise<void> {
  const search = [node, process.env.PATH].filter(Boolean).join(path.delimiter);
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    env: {...process.env, PATH: search, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`${output}The build in ${folder} failed.`);
}
