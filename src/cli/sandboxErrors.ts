import {judgeCauses} from './readSandboxErrors';
import {renderTable} from '../sandboxErrors/table';
import {main} from './main';

/**
 * `npm run sandbox-errors`: prints every cause of an error that a page lists,
 * with the request that brings it about in the sandbox, or the reason why none
 * does; each is tried. With `--json` as data. Fails when one is not as it is said.
 */
main(async () => {
  const judged = await judgeCauses(process.cwd());
  const isData = process.argv.includes('--json');
  console.log(isData ? JSON.stringify(judged, null, 2) : renderTable(judged));
  if (judged.some(({fault}) => fault !== '')) process.exitCode = 1;
});
