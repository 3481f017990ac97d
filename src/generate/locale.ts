import {codeProperties} from '../highlighting/codeProperties';
import {buildReference} from '../reference/buildReference';
import type {Reference} from '../reference/model';
import {nameLinks} from '../reference/nameLinks';
import type {OpenApiDocument} from '../reference/openapi';
import type {PageContext} from '../reference/pages/context';
import {schemaExamples} from '../reference/schemaExamples';
import {translatorOf} from '../reference/texts';
import type {Locale} from '../site';
import {allMessages, readCatalogues} from '../translations/api/catalogues';
import {localizeDescription} from '../translations/api/localize';
import type {Bundle} from './bundler';
import {drawDiagrams} from './diagrams';

/** What everything of a locale is made from. */
export interface LocalReference {
  document: OpenApiDocument;
  reference: Reference;
  context: PageContext;
}

/** The reference in the language of a locale. */
export async function localReference(
  siteDir: string,
  locale: Locale,
  {document: english, sources}: Bundle,
): Promise<LocalReference> {
  const messages = allMessages(readCatalogues(siteDir, locale));
  const document = localizeDescription(english, messages, locale);
  const reference = buildReference(document, sources);
  return {
    document,
    reference,
    context: {
      reference,
      links: nameLinks(reference),
      t: translatorOf(messages),
      examples: schemaExamples(reference),
      diagrams: await drawDiagrams(siteDir, reference),
      highlight: await codeProperties(),
    },
  };
}
