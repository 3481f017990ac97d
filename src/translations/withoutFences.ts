/** A Markdown text without its code between fences of backticks. */
export const withoutFences = (markdown: string): string =>
  markdown.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1\s*$/gm, '');
