import {linkFrom} from '../../../src/markdown/address';
import {sayFrom} from '../../../src/markdown/say';
import {markdownContext} from '../../../src/markdown/toMarkdown';
import {writeMarkdown} from '../../../src/markdown/write';
import type {RichText} from '../../../src/reference/richText';

export const root = 'https://docs.example/';

/** Pieces as Markdown. @param messages of a language, by id */
export function written(
  pieces: RichText[],
  messages: Record<string, {message: string}> = {},
): string {
  const link = linkFrom(`${root}docs/api/a`, root, root);
  const context = markdownContext({say: sayFrom(messages), link});
  return writeMarkdown(context.blocks(pieces));
}
