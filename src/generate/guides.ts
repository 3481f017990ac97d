import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import groupBy from 'es-toolkit/compat/groupBy';
import uniq from 'es-toolkit/compat/uniq';
import {readFile} from '../api/description/files';
import {listFilesUnder} from '../api/files/filesUnder';
import {getGuideLink} from '../api/links';
import type {Reference} from '../api/model';
import type {PageLink} from '../api/pageData';
import {findOperationsNamed, getFaultOfRpcName} from '../api/rpcNames';
import {
  workflowEnding,
  workflowFolder,
  type ArazzoDocument,
} from '../guides/arazzo';
import {getCallsInGuidePage} from '../guides/guidePage';
import type {Guide} from '../guides/model';
import {readGuide} from '../guides/readGuide';
import {defaultLocale, type Locale} from '../site';
import {localize} from '../translations/api/localize';
import type {Messages} from '../translations/messages';
import {getDocsFolder} from './paths';

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

/** @param name of the guide */
function getCalls(name: string, {operations}: Reference): string[] {
  const file = `${getDocsFolder(defaultLocale)}/guides/${name}.mdx`;
  if (!existsSync(file)) return [];
  const all = [...operations.values()];
  return getCallsInGuidePage(readFileSync(file, 'utf8')).flatMap((rpc) => {
    const fault = getFaultOfRpcName(all, rpc);
    if (fault) throw new Error(`${file}: <GuideCall>: ${fault}`);
    return findOperationsNamed(all, rpc).map(({id}) => id);
  });
}

/**
 * The guides in a language.
 *
 * @throws with the file if a workflow is invalid
 */
export const findGuidesIn = (
  locale: Locale,
  messages: Messages,
  reference: Reference,
): LocalGuide[] =>
  [...readWorkflows('.')].map(([name, english]) => {
    try {
      const document = localize(english, messages, locale);
      return {
        guide: readGuide(name, document, reference.operations),
        document,
        also: getCalls(name, reference),
      };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new Error(
        `${workflowFolder}/${name}${workflowEnding}: not of the form of a workflow. "npm run lint:api" says what is wrong.`,
        {cause: error},
      );
    }
  });

/** Guides that use each operation, by operation ID. */
export function getGuideLinks(
  guides: readonly LocalGuide[],
): ReadonlyMap<string, PageLink[]> {
  const calls = guides.flatMap(({guide: {name, title, steps}, also}) => {
    const link = {name: title, to: getGuideLink(name)};
    const ids = [...steps.map(({operationId}) => operationId), ...also];
    return uniq(ids).map((id) => ({id, link}));
  });
  const byId = Object.entries(groupBy(calls, 'id'));
  return new Map(byId.map(([id, own]) => [id, own.map(({link}) => link)]));
}
