/** JSON that can stand in a `script`, whatever the texts in it are. */
export const toJson = (data: object): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
