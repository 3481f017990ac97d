/**
 * Whether parsing a Markdown text would give the very text as one paragraph: a
 * line that begins with a letter, without marks of CommonMark and GFM.
 *
 * @returns false also for some texts that are plain in truth
 */
export const isPlain = (markdown: string): boolean =>
  /^(?!.*www\.)\p{Letter}(?:[\p{Letter}\p{Number} ,;'"%()/。，、；：？！「」『』（）-]|[.:](?= |$))*(?<! )$/iu.test(
    markdown,
  );
