import type {Settings} from './archiveServer';
import {nodeFile} from './nodeFile';

/** The program of an archive, as one file that needs Node.js alone. */
export const bundleServer = (settings: Settings): Promise<string> =>
  nodeFile(
    process.cwd(),
    `import {start} from './src/cli/archiveServer';\nstart(${JSON.stringify(settings)});`,
  );
