import {execFileSync} from 'node:child_process';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Has `docusaurus gen-api-docs`, the command of docusaurus-plugin-openapi-docs,
 * find the description of today: it is bundled, translated and made into the
 * data of the pages before the command writes the documents that stand for them.
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
