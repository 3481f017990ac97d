import {readJson} from '../files/readJson';
import {createSboms} from '../release/sbom';
import {main} from './main';

/**
 * `npm run --silent sbom`: prints the list of components that the site is made
 * of, as the archive of a release has it (CycloneDX). Without `--silent` npm
 * writes to the output too.
 */
main(() => {
  const {name} = readJson('package.json') as {name: string};
  process.stdout.write(createSboms(name).shipped);
});
