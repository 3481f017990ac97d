import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {getPlatforms} from './downloads/platforms';
import {createWholeDocument} from './downloads/wholeDocument';
import {listFilesUnder} from '../api/files/filesUnder';
import {readFile} from '../api/description/files';
import {getGuideData} from './guideData';
import type {Guide} from '../guides/model';
import {
  workflowEnding,
  workflowFolder,
  type ArazzoDocument,
} from '../guides/arazzo';
import {readGuide} from '../guides/readGuide';
import {getCallsInGuidePage} from '../guides/guidePage';
import type {GuideLink, PageContext} from './pages/context';
import {findOperationsNamed} from '../api/rpcNames';
import {defaultLocale, getLocaleAddress} from '../site';
import {localizeGuide} from '../translations/api/localize';
import type {Described} from './locale';
import {writeFolder} from './folder';
import {getDocsFolder, getGuidesFolder, getStaticFolder} from './paths';
import type {SimulatedGuides} from './sandbox';

export interface LocalGuide {
  guide: Guide;
  /** The workflow, translated. */
  document: ArazzoDocument;
  /** IDs of operations that only the text of the guide calls. */
  also: string[];
}

export function readWorkflows(siteDir: string): Map<string, ArazzoDocument> {
  const folder = path.join(siteDir, workflowFolder);
  const files = existsSync(folder)
    ? listFilesUnder(folder, workflowEnding)
    : [];
  return new Map(
    files.map((file) => [
      file.slice(0, -workflowEnding.length),
      readFile(siteDir, `${workflowFolder}/${file}`).data as ArazzoDocument,
    ]),
  );
}

function getCalls(
  siteDir: string,
  name: string,
  {reference}: Pick<Described, 'reference'>,
): string[] {
  const file = `${getDocsFolder(defaultLocale)}/guides/${name}.mdx`;
  const place = path.join(siteDir, file);
  if (!existsSync(place)) return [];
  const operations = [...reference.operations.values()];
  return getCallsInGuidePage(readFileSync(place, 'utf8')).map((rpc) => {
    const [found, ...others] = findOperationsNamed(operations, rpc);
    if (!found || others.length > 0) {
      throw new Error(`${file}: <GuideCall> names no one operation: ${rpc}.`);
    }
    return found.id;
  });
}

/**
 * The guides in a language.
 *
 * @throws with the file if a workflow is invalid
 */
export function findGuidesIn(
  siteDir: string,
  workflows: ReadonlyMap<string, ArazzoDocument>,
  described: Described,
): LocalGuide[] {
  const {locale, messages} = described;
  return [...workflows].map(([name, english]) => {
    try {
      const document = localizeGuide(english, messages, locale);
      const {operations} = described.reference;
      return {
        guide: readGuide(name, document, operations),
        document,
        also: getCalls(siteDir, name, described),
      };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new Error(
        `${workflowFolder}/${name}${workflowEnding}: not of the form of a workflow. "npm run lint:api" says what is wrong.`,
        {cause: error},
      );
    }
  });
}

/** Guides that use each operation, by operation ID. */
export function getGuideLinks(
  guides: readonly LocalGuide[],
): ReadonlyMap<string, GuideLink[]> {
  const links = new Map<string, GuideLink[]>();
  for (const {guide, also} of guides) {
    const {name, title, steps} = guide;
    const called = new Set([
      ...steps.map(({operationId}) => operationId),
      ...also,
    ]);
    for (const id of called) {
      links.set(id, [...(links.get(id) ?? []), {name, title}]);
    }
  }
  return links;
}

/** Command that runs a published workflow against the sandbox. */
const getCommand = (
  {guide, document}: LocalGuide,
  {locale, document: description}: Described,
): string => {
  const {sandbox} = getPlatforms(createWholeDocument(description));
  const [source] = document.sourceDescriptions;
  return `npx @redocly/cli respect ${getLocaleAddress(locale)}workflows/${guide.name}${workflowEnding} --server ${source?.name}=${sandbox}`;
};

/** Writes the page data and the published workflows of a locale's guides. */
export function writeGuides(
  siteDir: string,
  described: Described,
  guides: readonly LocalGuide[],
  simulated: SimulatedGuides,
  context: PageContext,
): void {
  const {locale} = described;
  const data = guides.map((one): [string, string] => {
    const {guide, also} = one;
    const results = simulated.get(guide.name) ?? [];
    const command = getCommand(one, described);
    return [
      `${guide.name}.json`,
      JSON.stringify(getGuideData(guide, results, context, command, also)),
    ];
  });
  writeFolder(
    path.join(siteDir, getGuidesFolder(locale)),
    '.json',
    new Map(data),
  );
  writeFolder(
    path.join(siteDir, getStaticFolder(locale), 'workflows'),
    workflowEnding,
    new Map(
      guides.map(({guide, document}) => [
        guide.name + workflowEnding,
        stringify(document, {lineWidth: 0, aliasDuplicateObjects: false}),
      ]),
    ),
  );
}
