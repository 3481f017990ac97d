import type {Locale} from '../site';
import type {Bundle} from './bundler';
import {writeChanges} from './changes';
import {writeErrorIndex} from './errorIndex';
import {
  findGuidesIn,
  getGuideLinks,
  readWorkflows,
  writeGuides,
  type LocalGuide,
} from './guides';
import {
  describeIn,
  makeContext,
  type Described,
  type LocalContext,
} from './locale';
import {writePages} from './pages/writePages';
import type {SimulatedGuides} from './sandbox';
import {writeArtifacts} from './writeArtifacts';

/** The description and the guides in a language. */
export interface LocalSite {
  described: Described;
  guides: LocalGuide[];
  context: LocalContext;
}

/** @throws with the file if a workflow is invalid */
export async function prepareLocale(
  siteDir: string,
  locale: Locale,
  bundle: Bundle,
): Promise<LocalSite> {
  const described = describeIn(siteDir, locale, bundle);
  const guides = findGuidesIn(siteDir, readWorkflows(siteDir), described);
  const context = await makeContext(siteDir, described, getGuideLinks(guides));
  return {described, guides, context};
}

/**
 * Writes the page data of a language, and the files that it serves, except the
 * converted downloads.
 *
 * @param english the description before translation
 */
export function writeLocale(
  siteDir: string,
  bundle: Bundle,
  {described, guides, context}: LocalSite,
  english: Described,
  simulated: SimulatedGuides,
): void {
  writePages(siteDir, described.locale, context);
  writeGuides(siteDir, described, guides, simulated, context);
  writeErrorIndex(siteDir, bundle.messages, context, english.reference);
  writeChanges(siteDir, bundle, context);
  context.saveHighlighted();
  writeArtifacts(siteDir, bundle, described);
}
