import type {Bundle} from './bundler';
import {writeChanges} from './changes';
import {writeErrorIndex} from './errorIndex';
import {writeGuides} from './guideData';
import {highlighted, type LocalSite} from './locale';
import {writePages} from './pages/writePages';
import type {SimulatedGuides} from './sandbox';
import {writeArtifacts} from './writeArtifacts';

/**
 * Writes the page data of a language, and the files that it serves, except the
 * converted downloads.
 */
export function writeLocale(
  bundle: Bundle,
  site: LocalSite,
  simulated: SimulatedGuides,
): void {
  writePages(site);
  writeGuides(site, simulated);
  writeErrorIndex(bundle, site);
  writeChanges(bundle, site);
  highlighted.save();
  writeArtifacts(bundle, site);
}
