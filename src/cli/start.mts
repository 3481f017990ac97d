import {spawn, type ChildProcess} from 'node:child_process';
import {parseArgs} from 'node:util';
import {startPreview} from './preview';
import {defaultLocale, locales, type Locale} from '../site';
import {docusaurus} from './docusaurus';

/**
 * `npm start`: generates the reference in one language, starts the sandbox and
 * the preview, and updates them when the API description or its translation
 * changes. Restart it after changing code that generates pages. Arguments are
 * passed to `docusaurus start`, such as `--locale zh-hant`.
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

function start(program: string[]): ChildProcess {
  const child = spawn(process.execPath, program, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {...process.env, NODE_ENV: 'development'},
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

startPreview(locale, open, () => {
  start(['--import', 'tsx', 'src/cli/sandbox.ts']);
  start([docusaurus, 'start', ...args])
    .on('message', (address: string) => open.add(address))
    // Docusaurus exits only on a fatal error, such as a port in use.
    .on('close', (code) => process.exit(code || 1));
});
