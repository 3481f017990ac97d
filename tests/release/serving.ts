import {spawn, type ChildProcess} from 'node:child_process';

/** A site that the start script of an archive serves. */
export interface Serving {
  address: string;
  stop(): void;
}

/**
 * Starts the script as a double click does, from another folder.
 *
 * @throws with what it printed, when it does not start
 */
export async function startScript(script: string): Promise<Serving> {
  const child: ChildProcess = spawn(script, ['--port', '0'], {
    cwd: '/',
    env: {PATH: process.env.PATH, BROWSER: 'none'},
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [found] = /http:\S+/.exec(output) ?? [];
        if (found) resolve(found);
      });
    }
    child.on('error', reject);
    child.on('close', () => reject(new Error(output)));
  });
  return {address, stop: () => child.kill()};
}
