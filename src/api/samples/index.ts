import type {SampleCall} from './call';
import {sampleLanguages} from './languages';

export interface Sample {
  /** ID under which the reader's choice is stored. */
  id: string;
  /** Language or program name, the same in all locales. */
  label: string;
  language: string;
  code: string;
}

export const createSamples = (call: SampleCall): Sample[] =>
  sampleLanguages
    .filter((one) => !call.streaming || 'hasStreams' in one)
    .map(({id, label, grammar, write}) => ({
      id,
      label,
      language: grammar,
      code: write(call),
    }));
