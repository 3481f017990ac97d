import {foldedLines} from '../../reference/foldedLines';
import {samplesOf} from '../../reference/samples';
import type {SampleCall} from '../../reference/samples/call';
import {highlight} from './highlight';
import type {ShownCall} from './sampleStore';

/** A call with the samples that make it, for the store of the page. */
export const shownCall = (call: SampleCall): ShownCall => ({
  call,
  code: Object.fromEntries(
    samplesOf(call).map(({id, language, code}) => [
      id,
      {children: highlight(code, language), lines: foldedLines(code)},
    ]),
  ),
});
