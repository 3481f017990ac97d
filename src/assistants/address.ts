/** An address as it may be pasted, without host, query, anchor and ending. */
export const getBareAddress = (address: string): string =>
  address
    .trim()
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/[#?].*$/, '')
    .replace(/\.(md|html)$/i, '');
