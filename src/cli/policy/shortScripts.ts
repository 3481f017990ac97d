import {inlineScript} from './inlineScript';

const programs = /(<script(?:\s+data-[^\s=>]+="[^"]*")*>)([^]+?)<\/script>/g;

/** Programs by what they were: most stand in every page. */
const shortened = new Map<string, string>();

/**
 * A page whose own programs, some of which are the theme's and written to be
 * read, have no more characters than they need. Data and files stay as they are.
 *
 * @throws when a program of the page cannot be parsed
 */
export const shortenScripts = (html: string): string =>
  html.replace(programs, (_, opening: string, program: string) => {
    const short = shortened.get(program) ?? inlineScript(program);
    shortened.set(program, short);
    return `${opening}${short}</script>`;
  });
