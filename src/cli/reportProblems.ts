import type {Problem} from '../api/description/files';

/**
 * Prints problems with file and line, and sets the exit code.
 *
 * @returns whether there are any
 */
export function reportProblems(problems: readonly Problem[]): boolean {
  for (const {file, line, message} of problems) {
    console.error(`${file}:${line}: ${message}`);
  }
  if (problems.length === 0) return false;
  console.error(`Problems: ${problems.length}.`);
  process.exitCode = 1;
  return true;
}
