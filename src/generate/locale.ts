import {buildHistory, type History} from '../changes/history';
import {highlightCode} from './highlighting/codeProperties';
import {buildReference} from '../api/buildReference';
import type {Reference} from '../api/model';
import {getNameLinks} from '../api/nameLinks';
import type {OpenApiDocument} from '../api/openapi';
import type {GuideLink, PageContext} from './pages/context';
import {findOperationsNamed} from '../api/rpcNames';
import {getSchemaExamples} from '../api/schemaExamples';
import {createTranslator, type Translator} from '../translations/texts/texts';
import type {WrittenRules} from '../sandbox/model';
import {toolLinks, type Locale} from '../site';
import {readCatalog} from '../translations/messages';
import {localizeDescription} from '../translations/api/localize';
import type {Messages} from '../translations/messages';
import type {Bundle} from './bundler';
import {Cache} from './cache';
import {drawDiagrams} from './diagrams/index';

export interface Described {
  locale: Locale;
  document: OpenApiDocument;
  reference: Reference;
  messages: Messages;
  t: Translator;
  history?: History;
  /** IDs of operations that the sandbox simulates. */
  simulated: ReadonlySet<string>;
}

function findSimulated(
  rules: WrittenRules,
  {operations}: Reference,
): Set<string> {
  const all = [...operations.values()];
  return new Set(
    Object.keys(rules.operations).flatMap((name) =>
      findOperationsNamed(all, name).map(({id}) => id),
    ),
  );
}

export function describeIn(
  siteDir: string,
  locale: Locale,
  bundle: Bundle,
): Described {
  const {document: english, sources, rules} = bundle;
  const messages = readCatalog(siteDir, locale);
  const document = localizeDescription(english, messages, locale);
  const reference = buildReference(document, sources);
  const t = createTranslator(messages);
  const history = buildHistory(bundle.releases, (text) => t.loose(text));
  return {
    locale,
    document,
    reference,
    messages,
    t,
    ...(history && {history}),
    simulated: findSimulated(rules, reference),
  };
}

const highlighting = {
  code: ['src/generate/highlighting', 'src/api/escapeHtml.ts'],
  packages: ['shiki', 'oniguruma-to-es'],
};

/** Data and functions for creating page content. */
export interface LocalContext extends PageContext {
  locale: Locale;
  saveHighlighted: () => void;
}

/**
 * Creates the context of a locale's pages.
 *
 * @param guides that use each operation, by operation ID
 */
export async function makeContext(
  siteDir: string,
  {locale, reference, t, history, simulated}: Described,
  guides: ReadonlyMap<string, GuideLink[]>,
): Promise<LocalContext> {
  const kept = new Cache<string>(siteDir, locale, 'highlighted', highlighting);
  return {
    locale,
    guides,
    reference,
    t,
    ...(history && {history}),
    links: getNameLinks(reference),
    toolLinks,
    examples: getSchemaExamples(reference),
    simulated,
    diagrams: await drawDiagrams(siteDir, locale, reference),
    highlight: await highlightCode(kept),
    saveHighlighted: () => kept.save(),
  };
}
