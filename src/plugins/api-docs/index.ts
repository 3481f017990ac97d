import {execFileSync} from 'node:child_process';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Before `docusaurus gen-api-docs` runs, merges and translates the description
 * and writes the page data.
 */
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
