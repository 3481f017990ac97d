import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFilesUnder} from '../api/files/filesUnder';
import type {Problem} from '../api/description/files';
import {getGuideName, workflowEnding, workflowFolder} from '../guides/arazzo';
import {findStepIn} from '../guides/guidePage';
import type {ArazzoDocument} from '../guides/arazzo';
import type {ApiFile} from './api';

export interface GuideFolder {
  /** Path relative to the repository root. */
  folder: string;
  /** Whether guides may be missing because they are not yet translated. */
  mayBeEmpty: boolean;
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

/** Checks that a document contains all steps in order. */
function findPageProblems(
  file: string,
  text: string,
  workflow: ApiFile,
): Problem[] {
  const [{steps}] = (workflow.data as ArazzoDocument).workflows;
  const shown = findShownSteps(text);
  const names = steps.map(({stepId}) => stepId);
  const wrong = shown.find(({step}, index) => step !== names[index]);
  if (!wrong && shown.length === names.length) return [];
  return [
    {
      file,
      line: wrong?.line ?? shown.at(-1)?.line ?? 1,
      message: `Show each step of ${workflow.file} once with <GuideStep>, in this order: ${names.join(', ')}. The document shows: ${shown.map(({step}) => step).join(', ')}.`,
    },
  ];
}

/**
 * Checks that every guide has a document in each language, and every document a
 * workflow.
 *
 * @param workflows valid workflows
 * @param names all guides, including those with an invalid workflow
 */
export function findGuidePageProblems(
  siteDir: string,
  workflows: readonly ApiFile[],
  names: ReadonlySet<string>,
  {folder, mayBeEmpty}: GuideFolder,
): Problem[] {
  const place = path.join(siteDir, folder);
  const pages = new Map(
    (existsSync(place) ? listFilesUnder(place, '.mdx') : []).map((file) => [
      file.slice(0, -'.mdx'.length),
      `${folder}/${file}`,
    ]),
  );
  if (mayBeEmpty && pages.size === 0) return [];
  return [
    ...workflows.flatMap((workflow) => {
      const name = getGuideName(workflow.file) ?? workflow.file;
      const file = pages.get(name);
      if (file !== undefined) {
        const text = readFileSync(path.join(siteDir, file), 'utf8');
        return findPageProblems(file, text, workflow);
      }
      return [
        {
          file: workflow.file,
          line: 1,
          message: `${folder}/${name}.mdx is missing: the story of the guide.`,
        },
      ];
    }),
    ...[...pages]
      .filter(([name]) => !names.has(name))
      .map(([name, file]) => ({
        file,
        line: 1,
        message: `There is no workflow ${workflowFolder}/${name}${workflowEnding}.`,
      })),
  ];
}

const orderFile = 'src/guides/order.ts';

/**
 * Checks that the order of the guides and the workflows match.
 *
 * @param names of all guides
 * @param order from `src/guides/order.ts`
 */
export const findGuideOrderProblems = (
  names: ReadonlySet<string>,
  order: readonly string[],
): Problem[] => [
  ...[...names]
    .filter((name) => !order.includes(name))
    .map((name) => ({
      file: `${workflowFolder}/${name}${workflowEnding}`,
      line: 1,
      message: `No list shows this guide. Add "${name}" to ${orderFile}, where readers are to find it.`,
    })),
  ...order
    .filter((name) => !names.has(name))
    .map((name) => ({
      file: orderFile,
      line: 1,
      message: `"${name}" is listed, but there is no ${workflowFolder}/${name}${workflowEnding}. Remove the name, or write the workflow.`,
    })),
];
