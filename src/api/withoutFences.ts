export const getLineBreaks = (text: string): string =>
  text.replace(/[^\n]+/g, '');

/**
 * Removes fenced code from Markdown (CommonMark 0.31.2, section 4.5), but keeps
 * line numbers.
 */
export const removeFences = (markdown: string): string =>
  markdown.replace(
    /^[ \t]*(```+|~~~+)[^]*?^[ \t]*\1[`~]*[ \t]*$/gm,
    getLineBreaks,
  );
