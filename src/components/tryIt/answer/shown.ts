import {prettyJson} from './prettyJson';
import {visible} from './visible';

/** Most characters of an answer that are shown; the rest can be downloaded. */
export const mostShown = 200_000;

/** Most characters in one line: browsers lay longer ones out slowly. */
const longestLine = 10_000;

const breakLines = (text: string): string =>
  text.replace(new RegExp(`[^\\n]{${longestLine}}(?!\\n)`, 'g'), '$&\n');

/** A text as it is shown. */
export interface Shown {
  text: string;
  /** Whether this is all of it. */
  whole: boolean;
}

/** The first part of a text, safe to look at. */
export function shownOf(text: string, isJson: boolean): Shown {
  const pretty = isJson ? prettyJson(text, mostShown + 1) : text;
  return {
    text: breakLines(visible(pretty.slice(0, mostShown)).replaceAll('\r', '')),
    whole: pretty.length <= mostShown,
  };
}
