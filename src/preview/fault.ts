import {writeFile} from '../generate/folder';

/** Says what is wrong with the description; empty while nothing is. */
export const faultFile = '.generated/fault.txt';

/**
 * Shows a fault in the open page, and takes it away when there is none:
 * `src/plugins/preview` makes an error of the file.
 */
export const showFault = (message = ''): void => writeFile(faultFile, message);

/** What to tell of an error: its message, and the code that it stands in. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const {
    message,
    stack = '',
    loc,
    frame,
  } = error as Error & {
    loc?: {file?: string; line: number};
    frame?: string;
  };
  if (loc) return `${loc.file}:${loc.line}: ${message}\n${frame ?? ''}`;
  // A fault of the description names its file; one of the code does not.
  return /^\S+:\d+: /.test(message) ? message : stack;
}
