import {spawnSync} from 'node:child_process';
import {findBrowser} from './browser';
import {checkTracked, workTree} from './repository';

/**
 * `npm test`: everything that CI runs, one step after the other. Stops at the
 * first step that fails and ends with its exit code.
 */
interface Step {
  name: string;
  script: string;
  /** Warnings of the site's build count as failures here. */
  strict?: boolean;
}

const steps: Step[] = [
  {name: 'API description', script: 'api'},
  {name: 'words of the API description', script: 'lint:api'},
  {name: 'spelling', script: 'spell'},
  {name: 'formatting and lint', script: 'lint'},
  {name: 'types', script: 'typecheck'},
  {name: 'unit tests', script: 'unit'},
  {name: 'translations', script: 'check:translations'},
  {name: 'build of both locales', script: 'build', strict: true},
  {name: 'reports of faults', script: 'faults'},
  {name: 'built site', script: 'check:site'},
  {name: 'code samples', script: 'samples'},
  {name: 'browser tests', script: 'e2e'},
];

function fail(message: string, code = 1): never {
  console.error(`\n✗ ${message}`);
  process.exit(code);
}

function run({name, script, strict}: Step): void {
  console.log(`\n▸ ${name} (npm run ${script})`);
  const start = Date.now();
  const result = spawnSync('npm', ['run', '--silent', script], {
    stdio: strict ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}`;
  if (strict) console.log(output.trim());
  if (result.status !== 0) fail(`${name} failed.`, result.status ?? 1);
  if (strict && output.includes('[WARNING]')) {
    fail(`${name} printed a warning (see above); npm test allows none.`);
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`✓ ${name}, ${seconds} s`);
}

try {
  console.log(`Browser: ${findBrowser()}`);
  const before = workTree();
  checkTracked();
  steps.forEach(run);
  if (workTree() !== before) {
    fail(`The tests changed files that git sees:\n${workTree()}`);
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
console.log('\n✓ All is well.');
