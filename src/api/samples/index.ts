import type {SampleCall} from './call';
import {sampleLanguages} from './languages';

/** A code sample of one language. */
export interface Sample {
  /** Value under which the reader's choice is remembered. */
  id: string;
  /** Name of the language or program, the same in every locale. */
  label: string;
  /** Language of the highlighter. */
  language: string;
  code: string;
}

/** A call in every language that the reference has it in. */
export const createSamples = (call: SampleCall): Sample[] =>
  sampleLanguages
    .filter((one) => !call.streaming || 'hasStreams' in one)
    .map(({id, label, grammar, write}) => ({
      id,
      label,
      language: grammar,
      code: write(call),
    }));
