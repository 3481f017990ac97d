import {execFileSync} from 'node:child_process';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Writes the page data before `docusaurus gen-api-docs` runs. */
export default function apiDocs({siteDir}: LoadContext): Plugin {
  return {
    name: 'api-docs',
    extendCli() {
      if (process.argv[2] !== 'gen-api-docs') return;
      execFileSync(
        process.execPath,
        ['--import', 'tsx', 'src/cli/api.ts', '--data'],
        {cwd: siteDir, stdio: 'inherit'},
      );
    },
  };
}
