import {bundledFile} from '../reference/paths';
import {command} from './command';

/**
 * Lints the description and bundles it. Each takes seconds, so they run at the
 * same time; of a fault, lint speaks.
 *
 * @throws when the description has a fault
 */
export async function bundle(): Promise<void> {
  const results = await Promise.allSettled([
    command('redocly', ['lint', 'holt']),
    command('redocly', ['bundle', 'holt', '--output', bundledFile], {
      quiet: true,
    }),
  ]);
  for (const result of results) {
    if (result.status === 'rejected') throw result.reason;
  }
}
