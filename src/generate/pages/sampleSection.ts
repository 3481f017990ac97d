import {element, heading} from './elements';
import {countFoldedLines} from '../../api/foldedLines';
import type {Message, NamedExample, Operation} from '../../api/model';
import {getLine, type RichText} from '../../api/richText';
import {createSamples} from '../../api/samples';
import {createSampleCall} from '../../api/samples/call';
import type {Text} from '../../translations/texts/texts';
import {renderRichText, type PageContext} from './context';

/** A block of code that shows its first lines until the reader asks for all. */
const renderFoldedBlock = (
  code: string,
  language: string,
  {highlight}: PageContext,
): RichText => {
  const lines = countFoldedLines(code);
  return ['pre', {...highlight(code, language, ''), ...(lines && {lines})}];
};

const renderExampleBlock = (
  {summary, value}: NamedExample,
  title: Text,
  context: PageContext,
): RichText[] => [
  element('p', {}, [
    ['strong', {}, context.t(title)],
    context.t(': '),
    ...getLine(summary ?? ''),
  ]),
  renderFoldedBlock(JSON.stringify(value, null, 2), 'json', context),
];

/**
 * Each request with the responses of its name below it. The first request is
 * the samples; a response that belongs to no request stands with them.
 */
function renderExampleBlocks(
  {request, response}: Operation,
  context: PageContext,
): RichText[] {
  const [first, ...others] = request.examples;
  const otherNames = others.map(({name}) => name);
  const answer = (example: NamedExample): RichText[] =>
    renderExampleBlock(example, 'Example response', context);
  return [
    ...response.examples
      .filter(({name}) => name === first?.name || !otherNames.includes(name))
      .flatMap(answer),
    ...others.flatMap((example) => [
      ...renderExampleBlock(example, 'Example request', context),
      ...response.examples
        .filter(({name}) => name === example.name)
        .flatMap(answer),
    ]),
  ];
}

/** The call in every language, the language chosen once for all pages. */
function renderSamples(operation: Operation, context: PageContext): RichText {
  return element(
    'Tabs',
    {groupId: 'sample-language'},
    createSamples(createSampleCall(operation)).map(
      ({id, label, language, code}) =>
        element('TabItem', {value: id, label}, [
          element('Sample', {id, language}, [
            renderFoldedBlock(code, language, context),
          ]),
        ]),
    ),
  );
}

function renderSampleTitle({examples: [first]}: Message): RichText {
  const title = getLine(first?.summary ?? '');
  return element(
    'SampleTitle',
    {},
    title.length > 0 ? [element('p', {}, title)] : [],
  );
}

/** What the panel says too, for readers without scripts. */
function renderNotSimulated(
  {id, unimplemented}: Operation,
  context: PageContext,
): RichText[] {
  if (unimplemented || context.simulated.has(id)) return [];
  return renderRichText(
    context.t(
      'The sandbox does not simulate this operation: it returns an example from this page, whatever you send, and changes nothing.',
    ),
    context,
  );
}

/** Code samples and their response, then the other examples. */
export function renderSampleSection(
  operation: Operation,
  context: PageContext,
): RichText[] {
  return [
    element('TryItPlace'),
    ...renderNotSimulated(operation, context),
    heading(2, context.t('Samples'), 'samples'),
    renderSampleTitle(operation.request),
    renderSamples(operation, context),
    ...renderExampleBlocks(operation, context),
  ];
}
