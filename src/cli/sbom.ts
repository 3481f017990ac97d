import {readJson} from '../files/readJson';
import {sboms} from '../release/sboms';
import {main} from './main';
import type {Release} from './releaseContents';

/**
 * `npm run --silent sbom`: prints the list of components that the site is made
 * of, as the archive of a release has it (CycloneDX). Without `--silent` npm
 * writes to the output too.
 */
main(() => {
  const {name} = readJson('package.json') as Release;
  process.stdout.write(sboms(name).shipped);
});
