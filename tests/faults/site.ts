import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Caches and results. */
const leftOut = new Set([
  '.cache',
  '.docusaurus',
  '.git',
  'build',
  'node_modules',
  'test-results',
]);

/** A copy of the repository that a test may break. */
export class SiteCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'site-'));

  constructor() {
    cpSync('.', this.folder, {
      recursive: true,
      filter: (file) => !leftOut.has(file.split(path.sep).join('/')),
    });
    symlinkSync(
      path.resolve('node_modules'),
      path.join(this.folder, 'node_modules'),
    );
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.folder, file), text);
  }

  delete(file: string): void {
    rmSync(path.join(this.folder, file));
  }

  /** Runs a script of package.json; gives its exit code and all it printed. */
  run(script: string, ...args: string[]): {code: number; output: string} {
    const {status, stdout, stderr} = spawnSync(
      'npm',
      ['run', '--silent', script, '--', ...args],
      {
        cwd: this.folder,
        encoding: 'utf8',
        env: {...process.env, NO_COLOR: '1'},
      },
    );
    return {code: status ?? 1, output: `${stdout}${stderr}`};
  }

  remove(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }
}
