import {spawn, spawnSync} from 'node:child_process';
import {chownSync, mkdirSync} from 'node:fs';
import path from 'node:path';

/** Headers that the build writes for the server, as `*.caddy`. */
export const headersFolder = '.generated/headers';

/** What the server may write to. */
export const scratchFolder = '.cache/production/scratch';

const {CADDY_PATH: program = 'caddy'} = process.env;

/** The version of the server; none where it is not installed. */
export function readCaddyVersion(): string | undefined {
  const {status, stdout} = spawnSync(program, ['version'], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

/** What somebody reads who has no server. */
export const howToInstall =
  'Caddy is not installed. Install it ("apt-get install caddy" on Debian and Ubuntu, "brew install caddy" on macOS), or name it with CADDY_PATH.';

export interface Settings {
  /** The folder that `writeCompressed` has made. */
  site: string;
  port: number;
  /** The path that the site was built for; ends in a slash. */
  base: string;
  /** Holds `*.caddy` with more headers; need not exist. */
  headers: string;
  /** What the server may write to. */
  scratch: string;
}

/** A server that runs. */
export interface Running {
  pid: number;
  /** Everything that it has printed. */
  log(): string;
  stop(): Promise<void>;
}

/** User and group `nobody`. */
const nobody = {uid: 65534, gid: 65534};

/** Root gives its rights up, unless nobody else may read the site. */
function getRightsFor({site, scratch}: Settings): Partial<typeof nobody> {
  mkdirSync(scratch, {recursive: true});
  if (process.getuid?.() !== 0) return {};
  const page = path.join(site, '404.html');
  const {status} = spawnSync('test', ['-r', page], nobody);
  if (status !== 0) return {};
  chownSync(scratch, nobody.uid, nobody.gid);
  return nobody;
}

async function isUp(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  } catch {
    return false;
  }
}

/**
 * Serves a site with `container/Caddyfile`, as the container does.
 *
 * @returns once it answers
 * @throws when it is not installed, or with what it printed when it ends
 */
export async function startCaddy(settings: Settings): Promise<Running> {
  if (!readCaddyVersion()) throw new Error(howToInstall);
  const scratch = path.resolve(settings.scratch);
  const child = spawn(
    program,
    ['run', '--adapter', 'caddyfile', '--config', 'container/Caddyfile'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...getRightsFor(settings),
      env: {
        PATH: process.env.PATH,
        HOME: scratch,
        XDG_CONFIG_HOME: scratch,
        XDG_DATA_HOME: scratch,
        PORT: String(settings.port),
        BASE_URL: settings.base,
        SITE_FOLDER: path.resolve(settings.site),
        HEADERS_FOLDER: path.resolve(settings.headers),
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = new Promise<void>((resolve) => child.once('close', resolve));
  child.once('error', ({message}) => (output += message));
  const deadline = Date.now() + 20_000;
  while (!(await isUp(settings.port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`Caddy does not serve ${settings.site}:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    pid: child.pid ?? 0,
    log: () => output,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}
