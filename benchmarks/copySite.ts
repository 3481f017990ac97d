import {cpSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/** Made by the site's own commands, or not part of it. */
const left =
  /^(node_modules|build|test-results|playwright-report|\.git|\.generated|\.docusaurus|\.cache)$|(^|\/current\/|docs\/)api$/;

/** Copies the sources of the site; the installed packages are shared. */
export function copySite(siteDir: string, target: string): void {
  cpSync(siteDir, target, {
    recursive: true,
    filter: (file) => !left.test(path.relative(siteDir, file)),
  });
  symlinkSync(
    path.join(siteDir, 'node_modules'),
    path.join(target, 'node_modules'),
  );
}
