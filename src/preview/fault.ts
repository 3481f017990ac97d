import {stripVTControlCharacters} from 'node:util';
import {writeFile} from '../generate/folder';

/** Says what is wrong with the description; empty while nothing is. */
export const faultFile = '.generated/fault.txt';

/**
 * Shows a fault in the open page, and takes it away when there is none:
 * `src/plugins/preview` makes an error of the file.
 */
export const showFault = (message = ''): void => writeFile(faultFile, message);

/** Lines of a stack that lead into the site, as paths from its root. */
const findPlacesIn = (stack: string, siteDir: string): string[] =>
  stack
    .split('\n')
    .filter((line) => line.includes(`(${siteDir}/src/`))
    .map((line) => line.replace(`${siteDir}/`, ''));

/** What to tell of an error: its message, and where in `src` it came up. */
export function getMessage(error: unknown, siteDir: string): string {
  if (!(error instanceof Error)) return String(error);
  const message = stripVTControlCharacters(error.message)
    .replaceAll(`${siteDir}/`, '')
    .trim();
  // A fault of the description names its file; one of the code does not.
  if (/^\S+:\d+: /.test(message)) return message;
  const places = findPlacesIn(error.stack ?? '', siteDir);
  return [`${error.name}: ${message}`, ...places].join('\n');
}
