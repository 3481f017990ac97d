/** Number of lines, if the code is long enough to fold. */
export function countFoldedLines(
  code: string,
  mostLines = 20,
): number | undefined {
  const lines = code.split('\n').length;
  return lines > mostLines ? lines : undefined;
}
