import type {Call} from './call';
import {curlSample} from './curl';
import {goSample} from './go';
import {javascriptSample} from './javascript';
import {pythonSample} from './python';

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

/** A call in every language that the reference has. */
export function samplesOf(call: Call): Sample[] {
  return [
    {id: 'curl', label: 'cURL', language: 'bash', code: curlSample(call)},
    {
      id: 'javascript',
      label: 'JavaScript',
      language: 'js',
      code: javascriptSample(call),
    },
    {
      id: 'python',
      label: 'Python',
      language: 'python',
      code: pythonSample(call),
    },
    {id: 'go', label: 'Go', language: 'go', code: goSample(call)},
  ];
}
