import path from 'node:path';
import {
  bundle,
  getLineColLocation,
  loadConfig,
  YamlParseError,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import type {OpenApiDocument} from '../reference/openapi';
import {sourcesOf, type Sources} from '../reference/sources';
import {filesUnder} from '../files/filesUnder';
import {Resolver, type ParsedFiles} from './parsedFiles';

export interface Bundle {
  /** The description in one file, in English. */
  document: OpenApiDocument;
  sources: Sources;
}

const posix = (file: string): string => file.split(path.sep).join('/');

/** What is wrong, with the file and the line. */
function messageOf(
  {message, location: [place]}: NormalizedProblem,
  siteDir: string,
): string {
  if (!place) return message;
  const {source, start} = getLineColLocation(place);
  const file = posix(path.relative(siteDir, source.absoluteRef));
  return `${file}:${start.line}: ${message.replaceAll(`${siteDir}${path.sep}`, '')}`;
}

async function bundled(siteDir: string, files: ParsedFiles): Promise<Bundle> {
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
    throw new Error(shown.map((one) => messageOf(one, siteDir)).join('\n'));
  }
  // All that are there: two of one name are a fault, even if one is not used.
  const folder = path.join(siteDir, 'openapi');
  const read = filesUnder(folder, '.yaml').map((file): [string, unknown] => [
    `openapi/${file}`,
    files.get(path.join(folder, file))?.parsed,
  ]);
  return {
    document: made.parsed as OpenApiDocument,
    sources: sourcesOf(new Map(read)),
  };
}

/**
 * Bundles the description of a site into one document.
 *
 * @param files that were parsed before: a file is parsed anew only after it has
 *   changed
 * @throws with file and line where a file cannot be read, or refers to nothing
 */
export async function bundleOf(
  siteDir: string,
  files: ParsedFiles = new Map(),
): Promise<Bundle> {
  try {
    return await bundled(siteDir, files);
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error;
    const {source, line, message} = error;
    const file = posix(path.relative(siteDir, source.absoluteRef));
    throw new Error(`${file}:${line}: ${message}`);
  }
}
