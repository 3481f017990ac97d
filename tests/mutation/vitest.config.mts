import {defineConfig} from 'vitest/config';
import {unit} from '../vitest.unit';

/**
 * Mutants are tried on the quick unit tests alone. Those of `whole` go through
 * the whole description or compile whole pages: they take seconds for each
 * mutant, and load native modules, which do not survive in Stryker's threads.
 */
export default defineConfig({
  ...unit,
  test: {...unit.test, exclude: ['tests/unit/whole/**']},
});
