import path from 'node:path';
import {
  BaseResolver,
  getLineColLocation,
  lint,
  lintDocument,
  loadConfig,
  Source,
  unescapePointerFragment,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import sortBy from 'es-toolkit/compat/sortBy';
import {assemble, findPlace, rootFile} from '../api/description/assemble';
import {readDescriptionFiles} from '../api/description/files';
import type {Problem} from '../api/files/sourceFile';
import {findFormerNames} from '../changes/formerNames';
import {getGuideName} from '../guides/arazzo';
import {getApi, getDecidedNames, placeIn} from './api';
import {findDocumentProblems} from './documents';
import {
  findGuideOrderProblems,
  findGuidePageProblems,
  type GuideFolder,
} from './guidePages';
import {createPlugin} from './plugin';
import {getWellFormedWorkflows} from './rules/jsonSchemas';

export interface LintResult {
  problems: Problem[];
  texts: number;
  examples: number;
}

export interface GuidesOfSite {
  order: readonly string[];
  /** Folders of their documents, by language. */
  folders: readonly GuideFolder[];
}

const toRelative = (siteDir: string, file: string): string =>
  path.relative(siteDir, file).split(path.sep).join('/');

/** @param locate finds the source location of a part of the description */
function getProblem(
  siteDir: string,
  found: NormalizedProblem,
  locate: (place: NormalizedProblem['location'][0]) => typeof place,
): Problem {
  const {message, ruleId, suggest, location} = found;
  const [place] = location;
  if (!place) throw new Error(`${ruleId}: ${message}`);
  const {source, start} = getLineColLocation(locate(place));
  const hint = suggest.length > 0 ? ` Did you mean ${suggest.join(', ')}?` : '';
  const rule = ruleId.startsWith('site/')
    ? ''
    : ` (Rule ${ruleId} of Redocly.)`;
  return {
    file: toRelative(siteDir, source.absoluteRef),
    line: start.line,
    message: `${message.replaceAll(`${siteDir}${path.sep}`, '')}${hint}${rule}`,
  };
}

/** A message with a file, and possibly a line, at the beginning. */
const placed = /^(\S+?):(?:(\d+):)? (.*)$/;

/** Problems that prevent merging the description. */
function readFaults(error: unknown): Problem[] {
  return (error as Error).message.split('\n').map((line) => {
    const [, file = rootFile, at = '1', message = line] =
      placed.exec(line) ?? [];
    return {file, line: Number(at), message};
  });
}

/**
 * Runs Redocly's and our rules on the API description and the guides, and
 * checks the wording of documents and the guide pages.
 *
 * @param siteDir absolute path of the repository
 */
export async function lintSite(
  siteDir: string,
  guides: GuidesOfSite,
): Promise<LintResult> {
  const {files, problems: unread} = readDescriptionFiles(siteDir);
  const failed = (problems: Problem[]): LintResult => ({
    problems: sortBy(problems, ['file', 'line']),
    texts: 0,
    examples: 0,
  });
  if (unread.length > 0) return failed(unread);
  let description;
  try {
    description = assemble(siteDir, files);
  } catch (error) {
    return failed(readFaults(error));
  }
  const api = getApi(siteDir, files, description, findFormerNames(description));
  const workflows = getWellFormedWorkflows(siteDir, files);
  const names = new Set(files.flatMap(({file}) => getGuideName(file) ?? []));
  const config = await loadConfig({
    configPath: path.join(siteDir, 'redocly.yaml'),
    plugins: [createPlugin(api)],
    // Same as in `redocly.yaml`, which cannot refer to a plugin that takes the
    // API as a parameter.
    customExtends: ['recommended-strict', 'site/all'],
  });
  const externalRefResolver = new BaseResolver();
  const whole = new Source(path.join(siteDir, rootFile), '');
  const found = await lintDocument({
    document: {source: whole, parsed: description.document},
    config,
    externalRefResolver,
  });
  for (const {file} of workflows) {
    const ref = path.join(siteDir, file);
    found.push(...(await lint({ref, config, externalRefResolver})));
  }
  const known = new Map(files.map((one) => [one.file, one]));
  const problems = [
    ...found.map((problem) =>
      getProblem(siteDir, problem, (place) => {
        if (!place || place.source !== whole) return place;
        const [, ...parts] = (place.pointer ?? '#').split('/');
        const keys = parts.map(unescapePointerFragment).map(String);
        const {file, path: keysIn} = findPlace(description, keys);
        const written = known.get(file) ?? known.get(rootFile)!;
        return {...place, ...placeIn(written, keysIn)};
      }),
    ),
    ...findDocumentProblems(siteDir, api.avoided, getDecidedNames(api)),
    ...findGuideOrderProblems(names, guides.order),
    ...guides.folders.flatMap((one) =>
      findGuidePageProblems(siteDir, workflows, names, one),
    ),
  ];
  return {problems: sortBy(problems, ['file', 'line']), ...api.read};
}
