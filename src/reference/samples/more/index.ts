import type {SampleCall} from '../call';
import {csharpSample} from './csharp';
import {javaSample} from './java';
import {powershellSample} from './powershell';
import {rustSample} from './rust';
import {typescriptSample} from './typescript';

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
    write: typescriptSample,
    run: {file: 'sample.mts', command: ['node', '--import', 'tsx']},
  },
  {id: 'powershell', label: 'PowerShell', write: powershellSample},
  {
    id: 'java',
    label: 'Java',
    write: javaSample,
    run: {file: 'Sample.java', command: ['java']},
  },
  {id: 'csharp', label: 'C#', write: csharpSample},
  {id: 'rust', label: 'Rust (ureq)', write: rustSample},
] as const satisfies readonly MoreLanguage[];

/** Their ids. */
export type MoreLanguageId = (typeof moreLanguages)[number]['id'];
