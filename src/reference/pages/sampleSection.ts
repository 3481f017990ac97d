import {element, heading} from '../elements';
import type {Message, Operation} from '../model';
import {lineOf, type RichText} from '../richText';
import {samplesOf} from '../samples';
import {sampleCall} from '../samples/call';
import {jsonBlock, type PageContext} from './context';

function exampleBlocks(
  {examples}: Message,
  title: string,
  context: PageContext,
): RichText[] {
  return examples.flatMap(({summary, value}) => [
    element('p', {}, [
      ['strong', {}, title],
      context.t(': '),
      ...lineOf(summary ?? ''),
    ]),
    jsonBlock(value, context),
  ]);
}

/** The call in every language, the language chosen once for all pages. */
function samples(operation: Operation, {highlight}: PageContext): RichText {
  return element(
    'Tabs',
    {groupId: 'sample-language'},
    samplesOf(sampleCall(operation)).map(({id, label, language, code}) =>
      element('TabItem', {value: id, label}, [
        element('Sample', {id, language}, [
          ['pre', highlight(code, language, '')],
        ]),
      ]),
    ),
  );
}

function sampleTitle({examples: [first]}: Message): RichText {
  const title = lineOf(first?.summary ?? '');
  return element(
    'SampleTitle',
    {},
    title.length > 0 ? [element('p', {}, title)] : [],
  );
}

/** Code samples, then the examples that the first sample does not show. */
export function sampleSection(
  operation: Operation,
  context: PageContext,
): RichText[] {
  const {t} = context;
  const {request, response} = operation;
  const others = {...request, examples: request.examples.slice(1)};
  return [
    element('TryItPlace'),
    heading(2, t('Samples'), 'samples'),
    sampleTitle(request),
    samples(operation, context),
    ...exampleBlocks(response, t('Example response'), context),
    ...exampleBlocks(others, t('Example request'), context),
  ];
}
