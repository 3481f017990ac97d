import type {SampleCall} from './call';
import {renderCurlSample} from './curl';
import {renderGoSample} from './go';
import {renderJavascriptSample} from './javascript';
import {renderPythonSample} from './python';

/** All that makes a language one of the samples. */
interface SampleLanguage {
  /** Value under which the reader's choice is remembered. */
  id: string;
  /** Title of its tab: the same in every locale. */
  label: string;
  /** Its name for the highlighters of the build and of the panel. */
  grammar: string;
  write: (call: SampleCall) => string;
  /** Whether it writes the envelopes of a stream, too. */
  hasStreams?: true;
  /** How a reader runs a sample that stands in a file. */
  run: {
    /** Of the file, with the point. */
    ending: string;
    /** What the name of the file is added to. */
    command: readonly [program: string, ...options: string[]];
    /** A maintainer need not have the program. */
    isOptional?: true;
  };
}

/**
 * The languages of the samples, in the order of their tabs, those that have
 * streams first. Whoever adds one is told by the compiler that the highlighters
 * need its grammar.
 */
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

/** Grammars that every highlighter of the site must have. */
export type SampleGrammar = (typeof sampleLanguages)[number]['grammar'];
