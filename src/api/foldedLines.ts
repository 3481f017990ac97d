/** Lines that are not worth a button; of more, the first 16 show. */
const mostLines = 20;

/** The number of lines of code that are too many to show at once. */
export function countFoldedLines(code: string): number | undefined {
  const lines = code.split('\n').length;
  return lines > mostLines ? lines : undefined;
}
