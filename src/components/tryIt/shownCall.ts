import {countFoldedLines} from '../../api/foldedLines';
import {createSamples} from '../../api/samples';
import type {SampleCall} from '../../api/samples/call';
import {highlightSample} from './highlight';
import type {ShownCall} from './sampleStore';

/** A call with the samples that make it, for the store of the page. */
export const getShownCall = (call: SampleCall): ShownCall => ({
  code: Object.fromEntries(
    createSamples(call).map(({id, language, code}) => [
      id,
      {
        children: highlightSample(code, language),
        lines: countFoldedLines(code),
      },
    ]),
  ),
});
