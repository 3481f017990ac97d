import {spawnSync} from 'node:child_process';
import {sampleLanguages} from '../../src/api/samples';

/** How the samples of a language are run. */
export interface Program {
  /** Title of the language's tab. */
  label: string;
  /** Of the files, with the point. */
  ending: string;
  /** What the name of the file is added to. */
  command: string[];
  /** Argument that prints the version, of what a maintainer need not have. */
  version?: string;
  /** Whether it has samples of streams, too. */
  hasStreams: boolean;
}

/**
 * The interpreter itself. Where a version manager stands before it, that one
 * would look for the interpreter anew for each sample, which takes longer than
 * to run it.
 */
function python(): string {
  const found = spawnSync(
    'python3',
    ['-c', 'import sys; print(sys.executable)'],
    {encoding: 'utf8'},
  );
  return found.status === 0 ? found.stdout.trim() : 'python3';
}

type Language = (typeof sampleLanguages)[number]['id'];

const runs: Record<
  Language,
  Pick<Program, 'ending' | 'command' | 'version'>
> = {
  curl: {ending: '.sh', command: ['bash', '-o', 'pipefail']},
  // Node.js compiles the WebAssembly of its `fetch` in each process; without
  // optimizing it, a third of the time is saved.
  javascript: {ending: '.mjs', command: ['node', '--liftoff-only']},
  // Without packages that are installed: the standard library is enough.
  python: {ending: '.py', command: [python(), '-S']},
  go: {ending: '.go', command: ['go', 'run'], version: 'version'},
};

/** How a reader runs the samples, in the order of their tabs. */
export const programs: Program[] = sampleLanguages.map((language) => ({
  ...runs[language.id],
  label: language.label,
  hasStreams: 'hasStreams' in language,
}));

/** A program that a maintainer need not have, and does not. */
export const isMissing = ({command, version}: Program): boolean =>
  version !== undefined && spawnSync(command[0] ?? '', [version]).status !== 0;
