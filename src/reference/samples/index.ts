import type {Operation} from '../model';
import {sampleCall} from './call';
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

/** The call of an operation in every language that the reference has. */
export function samplesOf(operation: Operation): Sample[] {
  const call = sampleCall(operation);
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
