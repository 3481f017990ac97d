import {spawn, type ChildProcess} from 'node:child_process';
import {parseArgs} from 'node:util';
import {startPreview} from './preview/preview';
import {defaultLocale, locales, type Locale} from '../site';
import {getProgram} from './command';

/**
 * `npm start`: generates the reference in one language, starts the sandbox,
 * opens the preview, and shows every change of the API description and of its
 * translation; a change of what makes the pages takes a new start. Arguments go
 * to `docusaurus start`, such as `--locale zh-hant`.
 */
const args = process.argv.slice(2);
const {values} = parseArgs({
  args,
  strict: false,
  options: {locale: {type: 'string', short: 'l'}},
});
const locale = (values.locale ?? defaultLocale) as Locale;
if (!Object.hasOwn(locales, locale)) {
  console.error(
    `There is no locale "${locale}". Take one of: ${Object.keys(locales).join(', ')}.`,
  );
  process.exit(1);
}

const children = new Set<ChildProcess>();

function start(program: string[], env = {}): ChildProcess {
  const child = spawn(process.execPath, program, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {...process.env, ...env},
  });
  children.add(child);
  return child;
}

process.on('exit', () => {
  for (const child of children) child.kill();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => process.exit(0));
}

const open = new Set<string>();

startPreview(process.cwd(), locale, open, () => {
  start(['--import', 'tsx', 'src/cli/sandbox.ts']);
  start([getProgram('docusaurus'), 'start', ...args], {HOLT_PREVIEW: 'true'})
    .on('message', (address: string) => open.add(address))
    // It ends by itself only when it cannot go on, such as when a port is in use.
    .on('close', (code) => process.exit(code || 1));
});
