import {minifySync} from '@swc/core';

/**
 * A program in as few characters as say the same, to stand in every page.
 *
 * @throws when it is not a program in JavaScript
 */
export const inlineScript = (program: string): string =>
  minifySync(program, {
    compress: true,
    mangle: true,
    format: {inline_script: true},
  }).code;
