import {spawn} from 'node:child_process';
import {watch} from 'node:fs';

/**
 * `npm start`: generates the reference, opens the preview, and generates again
 * whenever a file of the API description changes. Arguments go to
 * `docusaurus start`, such as `--locale zh-hant`.
 */
function run(program: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    spawn(program, args, {stdio: 'inherit'}).on('close', (code) =>
      resolve(code ?? 1),
    );
  });
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
watch('openapi', {recursive: true}, () => {
  clearTimeout(timer);
  timer = setTimeout(() => void regenerate(), 200);
});
process.exit(await run('docusaurus', ['start', ...process.argv.slice(2)]));
