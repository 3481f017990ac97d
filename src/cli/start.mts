import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync, watch} from 'node:fs';
import {catalogueFolder} from '../reference/paths';
import {locales, type Locale} from '../site';

/**
 * `npm start`: generates the reference, starts the sandbox, opens the preview,
 * and generates again whenever a file of the API description or of its
 * translations changes. Arguments go to `docusaurus start`, such as
 * `--locale zh-hant`.
 */
const children = new Set<ChildProcess>();

function start(program: string, args: string[]): ChildProcess {
  const child = spawn(program, args, {stdio: 'inherit'});
  children.add(child);
  child.on('close', () => children.delete(child));
  return child;
}

const run = (program: string, args: string[]): Promise<number> =>
  new Promise((resolve) => {
    start(program, args).on('close', (code) => resolve(code ?? 1));
  });

process.on('exit', () => {
  for (const child of children) child.kill();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => process.exit(0));
}

const generate = (): Promise<number> => run('npm', ['run', '--silent', 'api']);

let running = false;
let waiting = false;

async function regenerate(): Promise<void> {
  if (running) {
    waiting = true;
    return;
  }
  running = true;
  do {
    waiting = false;
    await generate();
  } while (waiting);
  running = false;
}

const code = await generate();
if (code !== 0) process.exit(code);

let timer: NodeJS.Timeout | undefined;
const names = Object.keys(locales) as Locale[];
for (const folder of ['openapi', ...names.map(catalogueFolder)]) {
  if (!existsSync(folder)) continue;
  watch(folder, {recursive: true}, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void regenerate(), 200);
  });
}
start('tsx', ['src/cli/sandbox.ts']);
process.exit(await run('docusaurus', ['start', ...process.argv.slice(2)]));
