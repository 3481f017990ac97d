import {readFileSync} from 'node:fs';
import {Agent, get} from 'node:http';
import {listFilesUnder} from '../src/files/filesUnder';
import {
  headersFolder,
  scratchFolder,
  startCaddy,
} from '../src/production/caddy';
import {compressedFolder, writeCompressed} from '../src/production/compress';
import {main} from '../src/cli/main';

/**
 * `npm run load`: asks the server of the container, on this machine, for pages,
 * scripts and data. `LOAD_RATE` and `LOAD_SECONDS` name other figures.
 */
const rate = Number(process.env.LOAD_RATE ?? 2000);
const seconds = Number(process.env.LOAD_SECONDS ?? 60);
const port = 8099;
const agent = new Agent({keepAlive: true, maxSockets: 128});

/** Pages as readers ask for them, and every 20th script. */
function addresses(): string[] {
  const pages = listFilesUnder('build', '.html')
    .filter((file) => !/(^|\/)(404|index)\.html$/.test(file))
    .map((file) => `/${file.replace(/\.html$/, '')}`);
  const scripts = listFilesUnder('build', '.js')
    .filter((_, index) => index % 20 === 0)
    .map((file) => `/${file}`);
  return ['/', '/zh-hant/', '/openapi.json', ...pages, ...scripts];
}

/** Milliseconds from the time at which it was due, or why it failed. */
type Outcome = number | string;

function ask(path: string, due: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const fail = ({code, message}: NodeJS.ErrnoException) =>
      resolve(code ?? message);
    const headers = {'Accept-Encoding': 'br'};
    get({port, host: '127.0.0.1', path, agent, headers}, (response) => {
      const {statusCode: status} = response;
      response.resume();
      response.on('error', fail);
      response.on('end', () =>
        resolve(
          status === 200 ? performance.now() - due : `${status} for ${path}`,
        ),
      );
    }).on('error', fail);
  });
}

/**
 * Sends each request when it is due, whether others are back or not.
 *
 * @param late gets the milliseconds by which each was sent too late: this
 *   program shares the machine with the server
 */
async function measure(late: number[]): Promise<Outcome[]> {
  const all = addresses();
  const start = performance.now();
  const sent: Promise<Outcome>[] = [];
  while (sent.length < rate * seconds) {
    const due = ((performance.now() - start) / 1000) * rate;
    while (sent.length < Math.min(due, rate * seconds)) {
      const at = start + (sent.length / rate) * 1000;
      late.push(performance.now() - at);
      sent.push(ask(all[(sent.length * 7919) % all.length] ?? '/', at));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return Promise.all(sent);
}

/** Such as "p50 0.8 ms, p99 4.1 ms". */
function spread(times: readonly number[]): string {
  const rising = [...times].sort((a, b) => a - b);
  const at = (part: number) =>
    `${(rising[Math.floor(rising.length * part)] ?? 0).toFixed(1)} ms`;
  return `p50 ${at(0.5)}, p99 ${at(0.99)}`;
}

/** The commonest reasons of failures, with their numbers. */
function reasons(faults: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const fault of faults) counts.set(fault, (counts.get(fault) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([fault, count]) => `\n  ${count} × ${fault}`)
    .join('');
}

/** Memory of a process in MB, at the moment and at most (Linux). */
function memory(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (key: string) =>
      Math.round(
        Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1]) / 1024,
      );
    return `${of('VmRSS')} MB, at most ${of('VmHWM')} MB`;
  } catch {
    return 'is only known on Linux';
  }
}

main(async () => {
  if (!(rate > 0 && seconds > 0 && Number.isFinite(rate * seconds))) {
    throw new Error('LOAD_RATE and LOAD_SECONDS must be numbers above 0.');
  }
  await writeCompressed('build', compressedFolder, 'quick');
  const server = await startCaddy({
    site: compressedFolder,
    port,
    base: '/',
    headers: headersFolder,
    scratch: scratchFolder,
  });
  try {
    const start = performance.now();
    const late: number[] = [];
    const outcomes = await measure(late);
    const took = (performance.now() - start) / 1000;
    const times = outcomes.filter((one) => typeof one === 'number');
    const faults = outcomes.filter((one) => typeof one === 'string');
    console.log(
      `${outcomes.length} requests in ${took.toFixed(1)} s, ${Math.round(outcomes.length / took)} a second`,
    );
    console.log(`${spread(times)}, errors ${faults.length}${reasons(faults)}`);
    console.log(`of that, sent too late by this program: ${spread(late)}`);
    console.log(`memory of the server: ${memory(server.pid)}`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    agent.destroy();
    await server.stop();
  }
});
