import type {SampleCall} from './call';
import {renderCurlSample} from './curl';
import {renderGoSample} from './go';
import {renderJavascriptSample} from './javascript';
import {renderPythonSample} from './python';

interface SampleLanguage {
  /** ID under which the reader's choice is stored. */
  id: string;
  /** Tab title, the same in all locales. */
  label: string;
  /** Language for the highlighter. */
  language: string;
  write: (call: SampleCall) => string;
  hasStreams?: true;
}

/** Sample languages in tab order; those with streams come first. */
export const sampleLanguages = [
  {
    id: 'curl',
    label: 'cURL',
    language: 'bash',
    write: renderCurlSample,
    hasStreams: true,
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    language: 'js',
    write: renderJavascriptSample,
    hasStreams: true,
  },
  {
    id: 'python',
    label: 'Python',
    language: 'python',
    write: renderPythonSample,
  },
  {id: 'go', label: 'Go', language: 'go', write: renderGoSample},
] as const satisfies readonly SampleLanguage[];

export const createSamples = (call: SampleCall) =>
  sampleLanguages
    .filter((one) => !call.streaming || 'hasStreams' in one)
    .map(({write, ...one}) => ({...one, code: write(call)}));
