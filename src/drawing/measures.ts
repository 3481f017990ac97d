import {wrap, type Block} from './textSize';

/** Sizes of letters in px, where the reader's own size is 16. */
export const fontSizes = {node: 14, edge: 13, group: 14} as const;

/** Text of a node, an edge or a group, on as many lines as it needs. */
export const blockOf = (text: string, kind: keyof typeof fontSizes): Block =>
  wrap(text, fontSizes[kind], kind === 'edge' ? 130 : 140);
