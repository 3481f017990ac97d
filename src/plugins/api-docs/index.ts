import {execFileSync} from 'node:child_process';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Makes `docusaurus gen-api-docs` start with `npm run api`. */
export default function apiDocs({siteDir}: LoadContext): Plugin {
  return {
    name: 'api-docs',
    extendCli() {
      if (process.argv[2] !== 'gen-api-docs') return;
      execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/api.ts'], {
        cwd: siteDir,
        stdio: 'inherit',
      });
    },
  };
}
