import {bundledFile} from '../reference/paths';
import {command} from './command';

/** Lints the description. @throws when it has a fault, after that was shown */
export const lint = (): Promise<void> => command('redocly', ['lint', 'holt']);

/** Bundles the description. @throws when that fails, with the reason */
export const bundle = (): Promise<void> =>
  command('redocly', ['bundle', 'holt', '--output', bundledFile], {
    quiet: true,
  });
