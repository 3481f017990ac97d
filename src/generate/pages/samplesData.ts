import {countFoldedLines} from '../../api/foldedLines';
import type {NamedExample, Operation} from '../../api/model';
import type {CodeBlock, ExampleData, SamplesData} from '../../api/pageData';
import {getLine} from '../../api/richText';
import {createSamples} from '../../api/samples';
import {createSampleCall} from '../../api/samples/call';
import type {PageContext} from './context';

export const getFoldedBlock = (
  code: string,
  language: string,
  {highlight}: PageContext,
  mostLines?: number,
): CodeBlock => {
  const lines = countFoldedLines(code, mostLines);
  return {...highlight(code, language, ''), ...(lines && {lines})};
};

/**
 * Pairs each request with the responses of the same name. The first request is
 * shown by the code samples, together with responses that have no request.
 */
function getExamples(
  {request, response}: Operation,
  context: PageContext,
): ExampleData[] {
  const [first, ...others] = request.examples;
  const otherNames = others.map(({name}) => name);
  const show = (
    side: ExampleData['side'],
    {summary, value}: NamedExample,
  ): ExampleData => ({
    side,
    summary: getLine(summary ?? ''),
    code: getFoldedBlock(JSON.stringify(value, null, 2), 'json', context),
  });
  const responses = (isShown: (name: string) => boolean): ExampleData[] =>
    response.examples
      .filter(({name}) => isShown(name))
      .map((one) => show('response', one));
  return [
    ...responses((name) => name === first?.name || !otherNames.includes(name)),
    ...others.flatMap((example) => [
      show('request', example),
      ...responses((name) => name === example.name),
    ]),
  ];
}

/** On narrow screens, more lines are folded. */
const samplesShown = 5;

export function getSamplesData(
  operation: Operation,
  context: PageContext,
): SamplesData {
  const [first] = operation.request.examples;
  return {
    summary: getLine(first?.summary ?? ''),
    languages: createSamples(createSampleCall(operation)).map(
      ({id, label, language, code}) => ({
        id,
        label,
        code: getFoldedBlock(code, language, context, samplesShown),
      }),
    ),
    examples: getExamples(operation, context),
  };
}
