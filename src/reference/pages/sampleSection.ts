import {lineToMdx} from '../inlineMdx';
import {block, codeBlock, heading} from '../mdx';
import type {Message, Operation} from '../model';
import {samplesOf} from '../samples';
import {sampleCall} from '../samples/call';
import type {PageContext} from './context';

function exampleBlocks(
  {examples}: Message,
  title: string,
  {t}: PageContext,
): string[] {
  return examples.flatMap(({summary, value}) => [
    `**${title}**${t(': ')}${lineToMdx(summary ?? '')}`,
    codeBlock('json', JSON.stringify(value, null, 2)),
  ]);
}

/** The call in every language, the language chosen once for all pages. */
function samples(operation: Operation): string {
  return block(
    'Tabs',
    {groupId: 'sample-language'},
    samplesOf(sampleCall(operation)).map(({id, label, language, code}) =>
      block('TabItem', {value: id, label}, [
        block('Sample', {id, language}, [codeBlock(language, code)]),
      ]),
    ),
  );
}

/** Code samples, then the examples that the first sample does not show. */
export function sampleSection(
  operation: Operation,
  context: PageContext,
): string[] {
  const {t} = context;
  const {request, response} = operation;
  const others = {...request, examples: request.examples.slice(1)};
  return [
    block('TryItPlace', {}),
    heading(2, t('Samples'), 'samples'),
    block('SampleTitle', {}, [lineToMdx(request.examples[0]?.summary ?? '')]),
    samples(operation),
    ...exampleBlocks(response, t('Example response'), context),
    ...exampleBlocks(others, t('Example request'), context),
  ];
}
