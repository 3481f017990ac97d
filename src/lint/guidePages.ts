import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import xor from 'es-toolkit/compat/xor';
import type {Problem} from '../api/description/files';
import {getPosition} from '../api/files/readJson';
import {removeFences} from '../api/withoutFences';
import {getGuideName, type ArazzoDocument} from '../guides/arazzo';
import {findStepsIn} from '../guides/guidePage';
import type {Api} from './api';
import {getWellFormedWorkflows} from './rules/jsonSchemas';

export interface GuidesOfSite {
  order: readonly string[];
  /** Folder of the English documents, relative to the repository root. */
  folder: string;
}

const orderFile = 'src/guides/order.ts';

/**
 * Checks that every workflow has a document with all of its steps, in order,
 * and a place in the order of guides. `npm run check:translations` compares
 * translated documents with the English ones.
 *
 * @param order from `src/guides/order.ts`
 */
export function* findGuidePageProblems(
  api: Api,
  {order, folder}: GuidesOfSite,
): Iterable<Problem> {
  const names = api.files.flatMap(({file}) => getGuideName(file) ?? []);
  for (const name of xor(names, [...order])) {
    const message = `Only one of ${orderFile} and openapi/workflows/ has the guide "${name}".`;
    yield {file: orderFile, line: 1, message};
  }
  for (const {file: workflow, data} of getWellFormedWorkflows(api)) {
    const file = `${folder}/${getGuideName(workflow)}.mdx`;
    if (!existsSync(path.join(api.siteDir, file))) {
      const message = `${file} is missing: the story of the guide.`;
      yield {file: workflow, line: 1, message};
      continue;
    }
    const text = removeFences(
      readFileSync(path.join(api.siteDir, file), 'utf8'),
    );
    const found = findStepsIn(text);
    const shown = found.map(({step}) => step);
    const [{steps}] = (data as ArazzoDocument).workflows;
    const all = steps.map(({stepId}) => stepId);
    if (shown.join() === all.join()) continue;
    const wrong = found.find(({step}, index) => step !== all[index]);
    const {line} = getPosition(text, (wrong ?? found.at(-1))?.index ?? 0);
    const message = `Show each step of ${workflow} once with <GuideStep>, in this order: ${all.join(', ')}. The document shows: ${shown.join(', ')}.`;
    yield {file, line, message};
  }
}
