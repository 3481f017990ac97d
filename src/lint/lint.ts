import path from 'node:path';
import {
  BaseResolver,
  getLineColLocation,
  lint,
  loadConfig,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import sortBy from 'es-toolkit/compat/sortBy';
import {collectNames} from '../changes/formerNames';
import {readVersions} from '../changes/versionFiles';
import type {Problem} from '../api/files/sourceFile';
import {getGuideName} from '../guides/arazzo';
import {getApi, getFile, lacksId, readFiles, openapiRootFile} from './api';
import {factsFile, type Facts} from '../api/facts';
import {findDocumentProblems} from './documents';
import {
  findGuideOrderProblems,
  findGuidePageProblems,
  type GuideFolder,
} from './guidePages';
import {createPlugin} from './plugin';
import {getWellFormedWorkflows} from './rules/jsonSchemas';

export interface LintResult {
  /** Sorted by file and line. */
  problems: Problem[];
  /** How many texts and examples were read. */
  texts: number;
  examples: number;
}

export interface GuidesOfSite {
  /** Names of the guides, as `src/guides/order.ts` lists them. */
  order: readonly string[];
  /** Where their documents stand, by language. */
  folders: readonly GuideFolder[];
}

const toRelative = (siteDir: string, file: string): string =>
  path.relative(siteDir, file).split(path.sep).join('/');

function getProblem(siteDir: string, found: NormalizedProblem): Problem {
  const {message, ruleId, suggest, location} = found;
  const [place] = location;
  if (!place) throw new Error(`${ruleId}: ${message}`);
  const {source, start} = getLineColLocation(place);
  const hint = suggest.length > 0 ? ` Did you mean ${suggest.join(', ')}?` : '';
  const rule = ruleId.startsWith('holt/')
    ? ''
    : ` (Rule ${ruleId} of Redocly.)`;
  return {
    file: toRelative(siteDir, source.absoluteRef),
    line: start.line,
    message: `${message.replaceAll(`${siteDir}${path.sep}`, '')}${hint}${rule}`,
  };
}

/**
 * Checks the API description and the guides by the rules of Redocly and of this
 * site, the words of the documents, and the pages of the guides.
 *
 * @param siteDir absolute path of the repository
 */
export async function lintSite(
  siteDir: string,
  guides: GuidesOfSite,
): Promise<LintResult> {
  const resolver = new BaseResolver();
  const {files, problems: unread} = await readFiles(siteDir, resolver);
  const lintBy = async (
    refs: readonly string[],
    rules: Parameters<typeof loadConfig>[0],
  ): Promise<Problem[]> => {
    const configPath = path.join(siteDir, 'redocly.yaml');
    const config = await loadConfig({configPath, ...rules});
    const problems: Problem[] = [];
    for (const ref of refs) {
      const found = await lint({
        ref: path.join(siteDir, ref),
        config,
        externalRefResolver: resolver,
      });
      problems.push(...found.map((problem) => getProblem(siteDir, problem)));
    }
    return problems;
  };
  const sorted = (problems: readonly Problem[]): Problem[] =>
    sortBy(problems, ['file', 'line']);

  if (unread.length > 0 || files.some(lacksId)) {
    // Without its names, the rules of this site would find faults everywhere.
    const found = (await lintBy([openapiRootFile], {})).filter(
      // A file that cannot be read is no target either: the first says it all.
      ({message}) => !unread.some(({file}) => message.includes(`"${file}"`)),
    );
    return {problems: sorted([...unread, ...found]), texts: 0, examples: 0};
  }

  const last = readVersions(siteDir).at(-1);
  const api = getApi(siteDir, files, last && collectNames(last.document));
  const workflows = getWellFormedWorkflows(siteDir, files);
  const names = new Set(files.flatMap(({file}) => getGuideName(file) ?? []));
  const problems = sorted([
    ...(await lintBy([openapiRootFile, ...workflows.map(({file}) => file)], {
      plugins: [createPlugin(api)],
      // As in `redocly.yaml`, which cannot name a plugin that knows the API.
      customExtends: ['recommended-strict', 'holt/all'],
    })),
    ...findDocumentProblems(
      siteDir,
      api.avoided,
      (getFile(api, factsFile).data as Facts).names,
    ),
    ...findGuideOrderProblems(names, guides.order),
    ...guides.folders.flatMap((one) =>
      findGuidePageProblems(siteDir, workflows, names, one),
    ),
  ]);
  return {problems, ...api.read};
}
