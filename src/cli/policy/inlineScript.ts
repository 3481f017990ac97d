import {minifySync} from '@swc/core';

/**
 * Minifies an inline script.
 *
 * @throws if it is not valid JavaScript
 */
export const inlineScript = (program: string): string =>
  minifySync(program, {
    compress: true,
    mangle: true,
    format: {inline_script: true},
  }).code;
