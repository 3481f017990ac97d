import groupBy from 'es-toolkit/compat/groupBy';
import sortBy from 'es-toolkit/compat/sortBy';
import path from 'node:path';
import type {KnownError, Operation, Reference} from '../api/model';
import type {RichText} from '../api/richText';
import type {SearchRecord} from '../search/record';
import {
  createErrorRecords,
  type WrittenMessages,
} from '../search/records/errorRecords';
import {site} from '../site';
import {writeFile} from './folder';
import type {LocalContext} from './locale';
import {inlineText} from './pages/context';
import {code, element, heading, linkTo} from './pages/elements';
import {getErrorIndexFile} from './paths';

/** Messages that a list shows of one cause: enough to recognize it. */
const mostMessages = 2;

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

/** An error of an operation, and the system that it comes from. */
interface Placed {
  record: SearchRecord;
  backend: string;
}

/** One cause of one or more operations, as the page lists it. */
function renderCause(same: readonly Placed[], comma: string): RichText {
  const records = same.map(({record}) => record);
  const messages = [
    ...new Set(records.flatMap((record) => record.messages ?? [])),
  ].slice(0, mostMessages);
  const links = records.flatMap(({page, anchor, remedy}, index): RichText[] => {
    const link = linkTo(`${page}#${anchor}`, remedy?.rpc ?? '');
    return index === 0 ? [link] : [comma, link];
  });
  return element('li', {}, [
    ...(records[0]?.remedy?.cause ?? []),
    ...messages.map((one) => element('p', {}, [code(one)])),
    element('p', {}, links),
  ]);
}

/**
 * Every cause of an error, by code and backend, as the page lists them: what it
 * is, what the message looks like, and the operations that return it.
 */
function renderErrorIndex(
  placed: readonly Placed[],
  comma: string,
): RichText[] {
  const byCode = sortBy(
    Object.entries(groupBy(placed, ({record}) => record.remedy?.code)),
    ([, all]) => -all.length,
  );
  const contents = byCode.map(([name, all]) =>
    element('li', {}, [linkTo(`#code.${name}`, code(name)), ` ${all.length}`]),
  );
  const sections = byCode.flatMap(([name, all]) => [
    heading(3, name, `code.${name}`),
    ...sortBy(
      Object.entries(groupBy(all, ({backend}) => backend)),
      ([backend]) => backend,
    ).flatMap(([backend, some]) => [
      heading(4, backend, `code.${name}.${backend.toLowerCase()}`),
      element(
        'ul',
        {},
        Object.values(
          groupBy(some, ({record}) => JSON.stringify(record.remedy?.cause)),
        ).map((same) => renderCause(same, comma)),
      ),
    ]),
  ]);
  return [element('ul', {}, contents), ...sections];
}

/**
 * Writes the list of all errors for its page.
 *
 * @param english the API as it is described
 * @throws when the file of messages names a cause that no operation has
 */
export function writeErrorIndex(
  siteDir: string,
  messages: WrittenMessages,
  context: LocalContext,
  english: Reference,
): void {
  const {reference, locale, t} = context;
  const backends = [...english.operations.values()].flatMap((operation) =>
    operation.errors.map((error) => guessBackend(operation, error)),
  );
  const records = createErrorRecords(reference, english, messages, (text) =>
    inlineText(text, context),
  );
  const content = renderErrorIndex(
    records.map((record, place) => ({
      record,
      backend: backends[place] ?? site.name,
    })),
    t(', '),
  );
  writeFile(
    path.join(siteDir, getErrorIndexFile(locale)),
    JSON.stringify({content}),
  );
}
