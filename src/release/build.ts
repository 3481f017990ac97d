import {spawn, spawnSync} from 'node:child_process';
import path from 'node:path';

/** A version as `--node` takes it: nothing that a shell or npm reads otherwise. */
const form = /^\d+(\.\d+){0,2}$/;

/**
 * The folder of another Node.js, which npm fetches from the package `node` when
 * it does not have it yet.
 *
 * @param version such as `24` or `24.9.0`
 * @throws when it is no version or cannot be had
 */
export function getNodeFolder(version: string): string {
  if (!form.test(version)) {
    throw new Error(`--node takes a version such as 24, not "${version}".`);
  }
  const {status, stdout} = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      `--package=node@${version}`,
      '--',
      'node',
      '--print',
      // A line that can be told from those that npm writes to the same output.
      'JSON.stringify([process.versions.node,process.execPath])',
    ],
    {encoding: 'utf8', shell: process.platform === 'win32'},
  );
  const line = stdout.split('\n').find((text) => text.startsWith('['));
  const [found, file] = JSON.parse(line ?? '[]') as string[];
  if (status === 0 && file && `${found}.`.startsWith(`${version}.`)) {
    return path.dirname(file);
  }
  throw new Error(
    `npm cannot get Node.js ${version}: package node@${version}.`,
  );
}

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
