import {spawnSync} from 'node:child_process';

/** How the samples of a language are run. */
export interface Program {
  /** Title of the language's tab. */
  label: string;
  /** Of the files, with the point. */
  ending: string;
  /** What the name of the file is added to. */
  command: string[];
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

/** How a reader runs the samples, in the order of their tabs. */
export const programs: Program[] = [
  {label: 'cURL', ending: '.sh', command: ['bash', '-o', 'pipefail']},
  // Node.js compiles the WebAssembly of its `fetch` in each process; without
  // optimizing it, a third of the time is saved.
  {label: 'JavaScript', ending: '.mjs', command: ['node', '--liftoff-only']},
  // Without packages that are installed: the standard library is enough.
  {label: 'Python', ending: '.py', command: [python(), '-S']},
  {label: 'Go', ending: '.go', command: ['go', 'run']},
];

/** Go is the one language that a maintainer need not have. */
export const isMissing = ({label}: Program): boolean =>
  label === 'Go' && spawnSync('go', ['version']).status !== 0;
