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
import {assemble, rootFile} from '../api/description/assemble';
import {
  getLine,
  readDescriptionFiles,
  type Problem,
} from '../api/description/files';
import {getApi, getFaultAt, type Api, type Check, type Fault} from './api';
import {findDocumentProblems} from './documents';
import {findGuidePageProblems, type GuidesOfSite} from './guidePages';
import {examples} from './rules/examples';
import {facts} from './rules/facts';
import {guides} from './rules/guides';
import {getWellFormedWorkflows, jsonSchemas} from './rules/jsonSchemas';
import {operationNames} from './rules/operations';
import {places} from './rules/places';
import {platformMap} from './rules/platformMap';
import {sandbox} from './rules/sandbox';
import {alwaysPresent} from './rules/schemas';
import {wording} from './rules/texts';

const checks: Check[] = [
  jsonSchemas,
  places,
  sandbox,
  platformMap,
  wording,
  operationNames,
  alwaysPresent,
  examples,
  facts,
  guides,
];

const getProblem = ({file, path: at, message}: Fault): Problem => ({
  file: file.file,
  line: at ? getLine(file, at) : 1,
  message,
});

/** A problem that a rule of Redocly finds in the merged description or a file. */
function getRedoclyProblem(
  {message: said, ruleId, suggest, location: [place]}: NormalizedProblem,
  api: Api,
  whole: Source,
): Problem {
  if (!place) throw new Error(`${ruleId}: ${said}`);
  const hint = suggest.length > 0 ? ` Did you mean ${suggest.join(', ')}?` : '';
  const text = said.replaceAll(`${api.siteDir}${path.sep}`, '');
  const message = `${text}${hint} (Rule ${ruleId} of Redocly.)`;
  if (place.source === whole) {
    const [, ...parts] = (place.pointer ?? '#').split('/');
    return getProblem(
      getFaultAt(api, parts.map(unescapePointerFragment), message),
    );
  }
  const {source, start} = getLineColLocation(place);
  const file = path.relative(api.siteDir, source.absoluteRef);
  return {file: file.split(path.sep).join('/'), line: start.line, message};
}

/** Redocly's own rules, for the description and the guides. */
async function runRedocly(api: Api): Promise<Problem[]> {
  const {siteDir, description} = api;
  const configPath = path.join(siteDir, 'redocly.yaml');
  const config = await loadConfig({configPath});
  const externalRefResolver = new BaseResolver();
  const whole = new Source(path.join(siteDir, rootFile), '');
  const found = await lintDocument({
    document: {source: whole, parsed: description.document},
    config,
    externalRefResolver,
  });
  for (const {file} of getWellFormedWorkflows(api)) {
    const ref = path.join(siteDir, file);
    found.push(...(await lint({ref, config, externalRefResolver})));
  }
  return found.map((one) => getRedoclyProblem(one, api, whole));
}

/**
 * Runs Redocly's and our rules on the API description and the guides, and
 * checks the wording of documents and the guide pages.
 *
 * @param siteDir absolute path of the repository
 * @throws with file and line if the description cannot be merged
 */
export async function lintSite(
  siteDir: string,
  guidesOfSite: GuidesOfSite,
): Promise<Problem[]> {
  const files = readDescriptionFiles(siteDir);
  const api = getApi(siteDir, files, assemble(siteDir, files));
  const problems = [
    ...(await runRedocly(api)),
    ...checks.flatMap((check) => [...check(api)]).map(getProblem),
    ...findDocumentProblems(api),
    ...findGuidePageProblems(api, guidesOfSite),
  ];
  return sortBy(problems, ['file', 'line']);
}
