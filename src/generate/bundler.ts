import path from 'node:path';
import {
  nextFile,
  readNotes,
  readVersions,
  type FrozenVersion,
  type VersionNotes,
} from '../changes/versionFiles';
import {messagesFile} from '../search/records/errorRecords';
import {symptomsFile} from '../search/records/symptomRecords';
import {
  BaseResolver,
  bundle,
  getLineColLocation,
  loadConfig,
  YamlParseError,
  type Document,
  type NormalizedProblem,
  type Source,
} from '@redocly/openapi-core';
import {addDraftExamples} from './messageDrafts';
import type {OpenApiDocument} from '../api/openapi';
import {getSources, type Sources} from '../api/sources';
import {listFilesUnder} from '../api/files/filesUnder';
import {readSource, type SourceFile} from '../api/files/sourceFile';
import {rulesFile} from '../lint/sandboxRules';

/** What each file held when it was parsed last, by its path. */
export type ParsedFiles = Map<string, {body: string; parsed: unknown}>;

/** Reads files as Redocly does, but parses only those that have changed. */
class Resolver extends BaseResolver {
  constructor(private readonly files: ParsedFiles) {
    super();
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const {absoluteRef, body} = source;
    const known = this.files.get(absoluteRef);
    const parsed =
      known?.body === body
        ? known.parsed
        : super.parseDocument(source, isRoot).parsed;
    this.files.set(absoluteRef, {body, parsed});
    // Bundling changes what it is given.
    return {source, parsed: structuredClone(parsed)};
  }
}

export interface Bundle {
  /** The description in one file, in English. */
  document: OpenApiDocument;
  sources: Sources;
  /** The rules of the sandbox. */
  rules: SourceFile;
  /** Messages of causes that have several, and symptoms that have none. */
  messages: SourceFile;
  symptoms: SourceFile;
  /** Versions that were frozen, oldest first. */
  versions: FrozenVersion[];
  /** What is written beside the version that comes next. */
  next: VersionNotes;
}

const toPosix = (file: string): string => file.split(path.sep).join('/');

/** What is wrong, with the file and the line. */
function getMessage(
  {message, location: [place]}: NormalizedProblem,
  siteDir: string,
): string {
  if (!place) return message;
  const {source, start} = getLineColLocation(place);
  const file = toPosix(path.relative(siteDir, source.absoluteRef));
  return `${file}:${start.line}: ${message.replaceAll(`${siteDir}${path.sep}`, '')}`;
}

async function bundleFiles(
  siteDir: string,
  files: ParsedFiles,
): Promise<Bundle> {
  const {bundle: made, problems} = await bundle({
    config: await loadConfig({configPath: path.join(siteDir, 'redocly.yaml')}),
    ref: path.join(siteDir, 'openapi', 'openapi.yaml'),
    externalRefResolver: new Resolver(files),
  });
  const faults = problems.filter(({severity}) => severity === 'error');
  if (faults.length > 0) {
    // A file that is no YAML is no target either: the first says it all.
    const unread = faults.filter(({message}) =>
      /^Failed to parse/.test(message),
    );
    const shown = unread.length > 0 ? unread : faults;
    throw new Error(shown.map((one) => getMessage(one, siteDir)).join('\n'));
  }
  // All that are there: two of one name are a fault, even if one is not used.
  const folder = path.join(siteDir, 'openapi');
  const read = listFilesUnder(folder, '.yaml').map(
    (file): [string, unknown] => [
      `openapi/${file}`,
      files.get(path.join(folder, file))?.parsed,
    ],
  );
  const document = made.parsed as OpenApiDocument;
  addDraftExamples(document);
  return {
    document,
    sources: getSources(new Map(read)),
    rules: readSource(path.join(siteDir, rulesFile), rulesFile),
    messages: readSource(path.join(siteDir, messagesFile), messagesFile),
    symptoms: readSource(path.join(siteDir, symptomsFile), symptomsFile),
    versions: readVersions(siteDir),
    next: readNotes(siteDir, nextFile).notes,
  };
}

/**
 * Bundles the description of a site into one document.
 *
 * @param files that were parsed before: a file is parsed anew only after it has
 *   changed
 * @throws with file and line where a file cannot be read, or refers to nothing
 */
export async function createBundle(
  siteDir: string,
  files: ParsedFiles = new Map(),
): Promise<Bundle> {
  try {
    return await bundleFiles(siteDir, files);
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error;
    const {source, line, message} = error;
    const file = toPosix(path.relative(siteDir, source.absoluteRef));
    throw new Error(`${file}:${line}: ${message}`);
  }
}
