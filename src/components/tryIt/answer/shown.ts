import {formatJson} from './prettyJson';
import {makeVisible} from '../../../calls/visible';

/** Most characters of an answer that are shown; the rest can be downloaded. */
export const mostShown = 200_000;

/** A text as it is shown. */
export interface Shown {
  text: string;
  /** Whether this is all of it. */
  whole: boolean;
}

/** The first part of a text, safe to look at. */
export function getShown(text: string, isJson: boolean): Shown {
  const pretty = isJson
    ? formatJson(text, mostShown + 1)
    : text.slice(0, 2 * mostShown).replaceAll('\r\n', '\n');
  return {
    text: makeVisible(pretty.slice(0, mostShown)),
    whole: pretty.length <= mostShown,
  };
}
