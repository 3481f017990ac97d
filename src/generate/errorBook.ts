import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findLinksIn} from '../errors/links';
import {createPatternOfText} from '../errors/patterns';
import type {BookCause, BookPattern, ErrorBook} from '../errors/model';
import {
  messagesFile,
  type WrittenMessages,
  type WrittenSymptoms,
} from '../errors/written';
import {getAnchor} from '../guides/guidePage';
import {lookUpTexts, type LookUpText} from '../errors/lookUpTexts';
import {getGuideLink, getOperationLink} from '../api/links';
import type {KnownError, Operation} from '../api/model';
import {renderRichText, type PageContext} from './pages/context';
import {getRpcName} from '../api/rpcNames';
import type {RichText} from '../api/richText';
import {defaultLocale, site, translatedLocales, type Locale} from '../site';
import type {Bundle} from './bundler';
import type {Described, LocalContext} from './locale';
import {symptomPages, findSymptomsIn} from './bookSymptoms';
import {renderErrorIndex} from './errorIndex';
import {
  getExamplePattern,
  mergePatterns,
  findSentencesIn,
} from './errorPatterns';
import {writeFile} from './folder';
import type {LocalGuide} from './guides';
import {getDocsFolder, getErrorBookFile, getErrorIndexFile} from './paths';

/** What is written of errors beside the description in the language of a page. */
interface Written extends WrittenMessages, WrittenSymptoms {
  /** The operations in English, by their ids. */
  operations: ReadonlyMap<string, Operation>;
  /** The pages of symptoms, by their names: in the language, then in the others. */
  pages: readonly ReadonlyMap<string, string>[];
}

/** Words by which a cause, in English, tells where the error comes from. */
const wordsOfBackend: [backend: string, words: RegExp][] = [
  ['Charmhub', /charm store/],
  ['MAAS', /\bMAAS\b|ServerError/],
  ['Juju', /\bJuju\b|\bThe (?:scope|facility)\b|scopes\b/],
  ['Helm', /\bHelm\b|\brelease\b|\bchart\b/],
  ['CDI', /\bCDI\b|data volume/],
  ['KubeVirt', /KubeVirt|virtual machine|instance/],
  [
    'Kubernetes',
    /Kubernetes|\bJob\b|MicroK8s|[Tt]he cluster (?:does|is)|namespace|\bpods?\b/,
  ],
  ['Ceph', /Ceph|OSD|object gateway/],
];

/** The system that an error comes from, as far as its words tell. */
function guessBackend(
  {glance}: Operation,
  {description, message = ''}: KnownError,
): string {
  const named = (text: string): string | undefined =>
    wordsOfBackend.find(([, words]) => words.test(text))?.[0];
  return (
    named(description) ?? named(message) ?? glance?.backends.at(-1) ?? site.name
  );
}

/** A text in a line: without the paragraph around it. */
function getLine(blocks: RichText[]): RichText[] {
  const [only, ...others] = blocks;
  return others.length === 0 && Array.isArray(only) && only[0] === 'p'
    ? (only.slice(2) as RichText[])
    : blocks;
}

/** Each text once, by its place. */
function createTextList(context: PageContext): {
  texts: RichText[][];
  placeOf: (text: string) => number;
} {
  const texts: RichText[][] = [];
  const places = new Map<string, number>();
  return {
    texts,
    placeOf(text) {
      const known = places.get(text) ?? texts.length;
      if (known === texts.length) {
        texts.push(getLine(renderRichText(text, context)));
        places.set(text, known);
      }
      return known;
    },
  };
}

/** Steps of guides by the operation that they call. */
function listSteps(
  guides: readonly LocalGuide[],
  operationId: string,
  {t}: PageContext,
): [string, string][] {
  return guides.flatMap(({guide}) =>
    guide.steps
      .filter((step) => step.operationId === operationId)
      .slice(0, 1)
      .map(({id, title}): [string, string] => [
        `${guide.title}${t(': ')}${title}`,
        `${getGuideLink(guide.name)}#${getAnchor(id)}`,
      ]),
  );
}

const labels = [
  ...(Object.keys(lookUpTexts) as LookUpText[]),
  'Check',
  'Fix',
  ': ',
  ', ',
] as const;

const findLabelsIn = ({t}: PageContext): ErrorBook['labels'] =>
  Object.fromEntries(
    labels.map((label) => [label, t(label)]),
  ) as ErrorBook['labels'];

/**
 * What a look-up of errors knows: every cause of the reference with its check
 * and fix, and the messages that tell them apart.
 *
 * @throws when a file names a cause or a symptom that no page has
 */
export function createErrorBook(
  context: PageContext,
  guides: readonly LocalGuide[],
  written: Written,
): ErrorBook {
  const all = [...context.reference.operations.values()];
  const {texts, placeOf} = createTextList(context);
  const causes: BookCause[] = [];
  const patterns: BookPattern[] = [];
  const used = new Set<string>();
  const operations = all.map((operation, place) => {
    const rpc = getRpcName(all, operation);
    for (const [at, error] of operation.errors.entries()) {
      const {anchor, code, description, message, check, fix} = error;
      const cause = causes.length;
      const original =
        written.operations.get(operation.id)?.errors[at] ?? error;
      causes.push({
        operation: place,
        code,
        backend: guessBackend(operation, original),
        anchor,
        text: placeOf(description),
        ...(check !== undefined && {check: placeOf(check)}),
        ...(fix !== undefined && {fix: placeOf(fix)}),
      });
      if (message !== undefined) {
        const pattern = getExamplePattern(operation, message);
        patterns.push({...pattern, causes: [cause]});
        for (const sentence of findSentencesIn(message)) {
          patterns.push({
            ...getExamplePattern(operation, sentence),
            causes: [cause],
          });
        }
      }
      for (const {
        causes: firsts,
        operations: only,
        texts: all,
      } of written.messages) {
        const first = firsts.find((one) =>
          original.description.startsWith(one),
        );
        if (first === undefined || (only && !only.includes(rpc))) continue;
        used.add(first);
        patterns.push(
          ...all
            .flatMap((text) => [text, ...findSentencesIn(text)])
            .map((text) => ({...createPatternOfText(text), causes: [cause]})),
        );
      }
    }
    const steps = listSteps(guides, operation.id, context);
    return {
      rpc,
      path: operation.path,
      page: getOperationLink(operation),
      ...(steps.length > 0 && {steps}),
    };
  });
  const unknown = written.messages
    .flatMap(({causes: firsts}) => firsts)
    .filter((first) => !used.has(first));
  if (unknown.length > 0) {
    throw new Error(
      unknown
        .map((first) => `${messagesFile}: no cause begins with "${first}".`)
        .join('\n'),
    );
  }
  // What a check calls is shown as a command.
  const checked = new Set(
    causes.flatMap(({check}) => findLinksIn(texts[check ?? -1] ?? [])),
  );
  return {
    labels: findLabelsIn(context),
    texts,
    operations: operations.map((operation, place) => {
      const {streaming, request} = all[place] ?? {};
      const example = request?.examples[0]?.value;
      return checked.has(operation.page) && !streaming
        ? {...operation, request: example ?? {}}
        : operation;
    }),
    causes,
    patterns: mergePatterns(patterns),
    ...findSymptomsIn(written, written.pages),
  };
}

/** The pages of symptoms in a language, by their names. */
const readSymptomPages = (
  siteDir: string,
  locale: Locale,
): ReadonlyMap<string, string> =>
  new Map(
    symptomPages.map((name) => {
      // Docusaurus shows the English document where none is translated yet.
      const files = [locale, defaultLocale].map((one) =>
        path.join(siteDir, getDocsFolder(one), `${name}.mdx`),
      );
      const file = files.find((one) => existsSync(one)) ?? files[0]!;
      return [name, readFileSync(file, 'utf8')];
    }),
  );

/**
 * Writes the error book of the context's locale, as `errors.json`, and the list
 * of all errors for its page.
 *
 * @param english the description as it is written
 */
export function writeErrorBook(
  siteDir: string,
  {messages, symptoms}: Bundle,
  context: LocalContext,
  guides: readonly LocalGuide[],
  english: Described,
): void {
  const {locale} = context;
  const book = createErrorBook(context, guides, {
    ...(messages.data as WrittenMessages),
    ...(symptoms.data as WrittenSymptoms),
    operations: english.reference.operations,
    pages: [...new Set([locale, defaultLocale, ...translatedLocales])].map(
      (one) => readSymptomPages(siteDir, one),
    ),
  });
  writeFile(path.join(siteDir, getErrorBookFile(locale)), JSON.stringify(book));
  const index = JSON.stringify({content: renderErrorIndex(book)});
  writeFile(path.join(siteDir, getErrorIndexFile(locale)), index);
}
