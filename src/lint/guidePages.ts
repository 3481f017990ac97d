import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import difference from 'es-toolkit/compat/difference';
import {listFilesUnder} from '../api/files/filesUnder';
import type {Problem} from '../api/description/files';
import {getGuideName, workflowEnding, workflowFolder} from '../guides/arazzo';
import {findStepIn} from '../guides/guidePage';
import type {ArazzoDocument} from '../guides/arazzo';
import type {ApiFile} from './api';

interface GuideFolder {
  /** Path relative to the repository root. */
  folder: string;
  /** Whether guides may be missing because they are not yet translated. */
  mayBeEmpty: boolean;
}

export interface GuidesOfSite {
  order: readonly string[];
  /** Folders of their documents, by language. */
  folders: readonly GuideFolder[];
}

interface Shown {
  step: string;
  line: number;
}

function findShownSteps(text: string): Shown[] {
  let isCode = false;
  return text.split('\n').flatMap((content, index): Shown[] => {
    if (/^\s*(```|~~~)/.test(content)) isCode = !isCode;
    const step = isCode ? undefined : findStepIn(content);
    return step === undefined ? [] : [{step, line: index + 1}];
  });
}

const orderFile = 'src/guides/order.ts';

const getWorkflowFile = (name: string): string =>
  `${workflowFolder}/${name}${workflowEnding}`;

/** The steps of a document must be those of its workflow, in order. */
function* findStepProblems(
  file: string,
  text: string,
  workflow: ApiFile,
): Iterable<Problem> {
  const [{steps}] = (workflow.data as ArazzoDocument).workflows;
  const shown = findShownSteps(text);
  const names = steps.map(({stepId}) => stepId);
  const wrong = shown.find(({step}, index) => step !== names[index]);
  if (!wrong && shown.length === names.length) return;
  yield {
    file,
    line: wrong?.line ?? shown.at(-1)?.line ?? 1,
    message: `Show each step of ${workflow.file} once with <GuideStep>, in this order: ${names.join(', ')}. The document shows: ${shown.map(({step}) => step).join(', ')}.`,
  };
}

/**
 * Checks that every guide has a document in each language and a place in the
 * order of guides, and every document and place a workflow.
 *
 * @param workflows valid workflows
 * @param names all guides, including those with an invalid workflow
 * @param order from `src/guides/order.ts`
 */
export function* findGuidePageProblems(
  siteDir: string,
  workflows: readonly ApiFile[],
  names: ReadonlySet<string>,
  {order, folders}: GuidesOfSite,
): Iterable<Problem> {
  for (const {folder, mayBeEmpty} of folders) {
    const place = path.join(siteDir, folder);
    const pages = existsSync(place)
      ? listFilesUnder(place, '.mdx').map((file) => path.parse(file).name)
      : [];
    if (mayBeEmpty && pages.length === 0) continue;
    for (const workflow of workflows) {
      const name = getGuideName(workflow.file) ?? workflow.file;
      const file = `${folder}/${name}.mdx`;
      if (pages.includes(name)) {
        const text = readFileSync(path.join(siteDir, file), 'utf8');
        yield* findStepProblems(file, text, workflow);
      } else {
        const message = `${file} is missing: the story of the guide.`;
        yield {file: workflow.file, line: 1, message};
      }
    }
    for (const name of pages.filter((one) => !names.has(one))) {
      const message = `There is no workflow ${getWorkflowFile(name)}.`;
      yield {file: `${folder}/${name}.mdx`, line: 1, message};
    }
  }
  for (const name of difference([...names], order)) {
    const message = `No list shows this guide. Add "${name}" to ${orderFile}, where readers are to find it.`;
    yield {file: getWorkflowFile(name), line: 1, message};
  }
  for (const name of difference(order, [...names])) {
    const message = `"${name}" is listed, but there is no ${getWorkflowFile(name)}. Remove the name, or write the workflow.`;
    yield {file: orderFile, line: 1, message};
  }
}
