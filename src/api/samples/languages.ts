import type {SampleCall} from './call';
import {renderCurlSample} from './curl';
import {renderGoSample} from './go';
import {renderJavascriptSample} from './javascript';
import {renderPythonSample} from './python';

interface SampleLanguage {
  id: string;
  /** Tab title, the same in all locales. */
  label: string;
  grammar: string;
  write: (call: SampleCall) => string;
  hasStreams?: true;
  run: {
    ending: string;
    /** Command before the file name. */
    command: readonly [program: string, ...options: string[]];
    /** Tests skip the language if the program is not installed. */
    isOptional?: true;
  };
}

/** Sample languages in tab order; those with streams come first. */
export const sampleLanguages = [
  {
    id: 'curl',
    label: 'cURL',
    grammar: 'bash',
    write: renderCurlSample,
    hasStreams: true,
    run: {ending: '.sh', command: ['bash', '-o', 'pipefail']},
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    grammar: 'js',
    write: renderJavascriptSample,
    hasStreams: true,
    run: {ending: '.mjs', command: ['node']},
  },
  {
    id: 'python',
    label: 'Python',
    grammar: 'python',
    write: renderPythonSample,
    run: {ending: '.py', command: ['python3']},
  },
  {
    id: 'go',
    label: 'Go',
    grammar: 'go',
    write: renderGoSample,
    run: {ending: '.go', command: ['go', 'run'], isOptional: true},
  },
] as const satisfies readonly SampleLanguage[];

/** Grammars that every highlighter must include. */
export type SampleGrammar = (typeof sampleLanguages)[number]['grammar'];
