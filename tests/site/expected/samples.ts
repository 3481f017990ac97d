import type {ReferencePage} from '../crawl/reference';
import type {Operation} from '../description';
import {difference} from './compare';

/** Languages of the samples: name of the tab, and of the highlighter. */
const languages = [
  ['cURL', 'bash'],
  ['JavaScript', 'js'],
  ['Python', 'python'],
  ['Go', 'go'],
] as const;

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** A sample as text in which JSON can be found: the marks of its language gone. */
const bare = (code: string): string =>
  code
    .replaceAll(`'\\''`, `'`)
    .replace(/\s+/g, '')
    .replace(/,(?=[}\]])/g, '')
    .replace(/\bTrue\b/g, 'true')
    .replace(/\bFalse\b/g, 'false');

function sampleProblems(
  {code}: {code: string},
  tab: string,
  {path, request}: Operation,
): string[] {
  const url = `https://holt.example.com${path}`;
  const body = json(request.examples[0] ?? {}).replace(/\s+/g, '');
  return [
    ...(code.includes(url) ? [] : [`sample ${tab} does not call ${url}`]),
    ...(bare(code).includes(body) ? [] : [`sample ${tab} lacks ${body}`]),
    ...(code.includes(request.mediaType)
      ? []
      : [`sample ${tab} lacks ${request.mediaType}`]),
  ];
}

/** Says how the samples and examples of an operation differ from the expected. */
export function samplesProblems(
  {tabs, tabNames, hasMore, blocks}: ReferencePage,
  operation: Operation,
): string[] {
  const {request, response} = operation;
  const ofName = (name: string): unknown[] =>
    response.examples.filter((_, index) => response.names[index] === name);
  const [, ...others] = request.names;
  const examples = [
    ...response.examples.filter(
      (_, index) => !others.includes(response.names[index] ?? ''),
    ),
    ...others.flatMap((name, index) => [
      request.examples[index + 1],
      ...ofName(name),
    ]),
  ];
  const count = blocks.length - tabs.length;
  return [
    ...difference(
      'languages of the samples',
      tabs.join(', '),
      languages.map(([tab]) => tab).join(', '),
    ),
    ...difference(
      'names of the samples without scripts',
      tabNames.join(', '),
      tabs.join(', '),
    ),
    ...(hasMore ? [] : ['no tab of further languages, or it is not empty']),
    ...languages.flatMap(([tab, language], index) => {
      const block = blocks[index];
      return block?.language === language
        ? sampleProblems(block, tab, operation)
        : [`sample ${tab} is missing`];
    }),
    ...difference('number of examples', `${count}`, `${examples.length}`),
    ...examples.flatMap((value, index) =>
      difference(
        `example ${index + 1}`,
        blocks[tabs.length + index]?.code.trim(),
        json(value),
      ),
    ),
  ];
}
