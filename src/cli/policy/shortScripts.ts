import {minifySync} from '@swc/core';

const programs = /(<script(?:\s+data-[^\s=>]+="[^"]*")*>)([^]+?)<\/script>/g;

/** Minified scripts by source, because most are on every page. */
const shortened = new Map<string, string>();

/**
 * Minifies a page's inline scripts, some of which come from the theme. Data and
 * files are unchanged.
 *
 * @throws if a script cannot be parsed
 */
export const shortenScripts = (html: string): string =>
  html.replace(programs, (_, opening: string, program: string) => {
    const short =
      shortened.get(program) ??
      minifySync(program, {
        compress: true,
        mangle: true,
        format: {inline_script: true},
      }).code;
    shortened.set(program, short);
    return `${opening}${short}</script>`;
  });
