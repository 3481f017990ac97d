import {buildReference} from '../api/buildReference';
import {getNameLinks} from '../api/nameLinks';
import type {OpenApiDocument} from '../api/openapi';
import {getSchemaExamples} from '../api/schemaExamples';
import type {SandboxData} from '../sandbox/model';
import type {Locale} from '../site';
import {localize} from '../translations/api/localize';
import {readCatalog} from '../translations/messages';
import {createTranslator} from '../translations/texts/texts';
import type {Bundle} from './bundler';
import {Cache} from './cache';
import {loadDiagrams} from './diagrams/index';
import {findGuidesIn, getGuideLinks, type LocalGuide} from './guides';
import {highlightCode} from './highlighting/codeProperties';
import type {PageContext} from './pages/context';
import {createSandboxData} from './sandbox';

/** The description, the guides, and what pages are made with in a language. */
export interface LocalSite extends PageContext {
  document: OpenApiDocument;
  workflows: LocalGuide[];
  sandbox: SandboxData;
}

/** Of all locales, which share most code. */
export const highlighted = new Cache<string>('shared', 'highlighted', [
  'src/generate/highlighting',
  'src/api/escapeHtml.ts',
]);

/** @throws with the file if a workflow or a rule of the sandbox is invalid */
export async function createSite(
  locale: Locale,
  bundle: Bundle,
): Promise<LocalSite> {
  const {document: english, sources, history} = bundle;
  const messages = readCatalog('.', locale);
  const document = localize(english, messages, locale);
  const reference = buildReference(document, sources);
  const workflows = findGuidesIn(locale, messages, reference);
  const t = createTranslator(messages);
  return {
    locale,
    document,
    reference,
    t,
    history,
    workflows,
    guides: getGuideLinks(workflows),
    links: getNameLinks(reference),
    examples: getSchemaExamples(reference),
    sandbox: createSandboxData(bundle),
    diagram: await loadDiagrams(t),
    highlight: await highlightCode(highlighted),
  };
}
