const mostLines = 20;

/** Number of lines, if the code is long enough to fold. */
export function countFoldedLines(code: string): number | undefined {
  const lines = code.split('\n').length;
  return lines > mostLines ? lines : undefined;
}
