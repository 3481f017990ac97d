import {codeProperties} from '../highlighting/codeProperties';
import {buildReference} from '../reference/buildReference';
import type {Reference} from '../reference/model';
import {nameLinks} from '../reference/nameLinks';
import type {OpenApiDocument} from '../reference/openapi';
import type {GuideLink, PageContext} from '../reference/pages/context';
import {schemaExamples} from '../reference/schemaExamples';
import {translatorOf, type Translator} from '../reference/texts';
import {toolLinks, type Locale} from '../site';
import {allMessages, readCatalogues} from '../translations/api/catalogues';
import {localizeDescription} from '../translations/api/localize';
import type {Bundle} from './bundler';
import {drawDiagrams} from './diagrams';
import {playedIn} from './played';

/** The description in the language of a locale. */
export interface Described {
  document: OpenApiDocument;
  reference: Reference;
  t: Translator;
}

/** @throws with the file's name when a part is missing or in the wrong place */
export function describeIn(
  siteDir: string,
  locale: Locale,
  {document: english, sources}: Bundle,
): Described {
  const messages = allMessages(readCatalogues(siteDir, locale));
  const document = localizeDescription(english, messages, locale);
  return {
    document,
    reference: buildReference(document, sources),
    t: translatorOf(messages),
  };
}

/**
 * What the content of the pages of a locale is made with.
 *
 * @param guides that use each operation, by its id
 */
export const contextOf = async (
  siteDir: string,
  {reference, t}: Described,
  guides: ReadonlyMap<string, GuideLink[]>,
): Promise<PageContext> => ({
  guides,
  reference,
  t,
  links: nameLinks(reference),
  toolLinks,
  examples: schemaExamples(reference),
  played: playedIn(siteDir, reference),
  ...(await drawDiagrams(siteDir, reference)),
  highlight: await codeProperties(),
});
