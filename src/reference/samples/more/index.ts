import type {SampleCall} from '../call';
import {renderCsharpSample} from './csharp';
import {renderJavaSample} from './java';
import {renderPowershellSample} from './powershell';
import {renderRustSample} from './rust';
import {renderTypescriptSample} from './typescript';

/** A language whose samples are made in the browser, when somebody asks. */
export interface MoreLanguage {
  /** Value under which the reader's choice is remembered. */
  id: string;
  /** Its name: the same in every locale. */
  label: string;
  write: (call: SampleCall) => string;
  /** How a reader runs a sample without a project around it, where one can. */
  run?: {
    /** The name that the file must have. */
    file: string;
    /** What the name of the file is added to. */
    command: readonly [program: string, ...options: string[]];
  };
}

/** The languages of the samples beside those that stand in the page. */
export const moreLanguages = [
  {
    id: 'typescript',
    label: 'TypeScript (Connect)',
    write: renderTypescriptSample,
    run: {file: 'sample.mts', command: ['node', '--import', 'tsx']},
  },
  {id: 'powershell', label: 'PowerShell', write: renderPowershellSample},
  {
    id: 'java',
    label: 'Java',
    write: renderJavaSample,
    run: {file: 'Sample.java', command: ['java']},
  },
  {id: 'csharp', label: 'C#', write: renderCsharpSample},
  {id: 'rust', label: 'Rust (ureq)', write: renderRustSample},
] as const satisfies readonly MoreLanguage[];

/** Their ids. */
export type MoreLanguageId = (typeof moreLanguages)[number]['id'];
