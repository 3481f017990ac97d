import {existsSync} from 'node:fs';
import path from 'node:path';
import pick from 'es-toolkit/compat/pick';
import pickBy from 'es-toolkit/compat/pickBy';
import type {
  CommandLanguage,
  CommandParts,
  KnownOperation,
} from '../assistants/command/model';
import {downloads} from '../downloads/names';
import type {ErrorBook} from '../errors/model';
import {readJson} from '../files/readJson';
import {loadReference, readBundle} from '../generate/loadReference';
import {getChangesFile, getErrorBookFile} from '../generate/paths';
import type {ChangesBook} from '../changes/upgrade';
import {getOperationLink} from '../reference/links';
import type {Operation} from '../reference/model';
import {getBareSchemas, getClosedSchema} from '../reference/operationData';
import {sampleHost} from '../reference/samples/call';
import {texts} from '../reference/texts';
import {defaultLocale, getLocaleAddress, type Locale} from '../site';
import {getAllMessages, readCatalogs} from '../translations/api/catalogs';
import {readMessages, type Messages} from '../translations/messages';
import {getTranslationsFolder} from '../translations/paths';

/** Beginning of the ids of the texts that the panel and the command share. */
const panel = 'tryIt.';

const getOperation = (operation: Operation): KnownOperation => ({
  operation: operation.rpc,
  path: operation.path,
  page: getOperationLink(operation),
  request: operation.request.schema,
  ...(operation.glance && {atAGlance: operation.glance}),
  ...(operation.unimplemented && {unimplemented: true}),
  ...(operation.streaming && {streaming: true}),
});

/** Translations alone, without what translators are told. */
const removeDescriptions = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, {message}]) => [id, {message}]),
  );

function getMessages(
  siteDir: string,
  locale: Locale,
): Pick<CommandLanguage, 'labels' | 'messages'> {
  if (locale === defaultLocale) return {labels: {}, messages: {}};
  const file = path.join(siteDir, getTranslationsFolder(locale), 'code.json');
  return {
    labels: removeDescriptions(
      pick(getAllMessages(readCatalogs(siteDir, locale)), Object.keys(texts)),
    ),
    messages: removeDescriptions(
      pickBy(readMessages(file), (_, id) => id.startsWith(panel)),
    ),
  };
}

function getLanguage(siteDir: string, locale: Locale): CommandLanguage {
  const {operations} = loadReference(siteDir, locale);
  const changes = getKnownChanges(siteDir, locale);
  return {
    ...(changes && {changes}),
    book: readJson(path.join(siteDir, getErrorBookFile(locale))) as ErrorBook,
    operations: Object.fromEntries(
      [...operations.values()].map((one) => [one.slug, getOperation(one)]),
    ),
    ...getMessages(siteDir, locale),
    site: getLocaleAddress(locale).replace(/\/$/, ''),
  };
}

/** What changed between versions; nothing while none is frozen. */
export function getKnownChanges(
  siteDir: string,
  locale: Locale,
): ChangesBook | undefined {
  const file = path.join(siteDir, getChangesFile(locale));
  return existsSync(file) ? (readJson(file) as ChangesBook) : undefined;
}

/** Every schema that a request reaches. */
function requestSchemas(siteDir: string): Record<string, unknown> {
  const schemas = getBareSchemas(readBundle(siteDir));
  const {operations} = loadReference(siteDir);
  return Object.assign(
    {},
    ...[...operations.values()].map(
      ({request}) => getClosedSchema(request.schema, schemas).$defs,
    ),
  ) as Record<string, unknown>;
}

/** What the command for the terminal knows, in the languages of a build. */
export function loadCommandParts(
  siteDir: string,
  languages: readonly Locale[],
): CommandParts {
  const {version} = readJson(path.join(siteDir, 'package.json')) as {
    version: string;
  };
  return {
    program: downloads.command,
    version,
    server: sampleHost,
    schemas: requestSchemas(siteDir),
    languages: Object.fromEntries(
      languages.map((locale) => [locale, getLanguage(siteDir, locale)]),
    ),
  };
}
