declare module 'opencc-js/dict/STCharacters' {
  /** Entries "character form form …", separated by "|". */
  const table: string;
  export default table;
}

declare module 'opencc-js/dict/TSCharacters' {
  /** Entries "character form form …", separated by "|". */
  const table: string;
  export default table;
}
