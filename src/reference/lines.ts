import type {Nodes} from 'mdast';
import {replaceNodes} from './replaceNodes';

/** A text on one line, which reads the same: HTML shows a space either way. */
export const joinLines = (text: string): string =>
  text.replace(/\s*[\r\n]\s*/g, ' ');

function inHeading(child: Nodes): Nodes | undefined {
  if (child.type === 'break') return {type: 'text', value: ' '};
  if (child.type === 'text') child.value = joinLines(child.value);
  return undefined;
}

/**
 * Puts on one line what could start something else on its second one: code,
 * since MDX takes an indented line for a fence, and headings, whose underlined
 * form may start with the word `import`.
 */
export function keepOnLine(child: Nodes): undefined {
  if (child.type === 'inlineCode') child.value = joinLines(child.value);
  if (child.type === 'heading') replaceNodes(child, inHeading);
}
