import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesUnder} from '../files/filesUnder';
import type {Story} from './rules/guides/stories';

/** The stories of the guides in one language. */
export interface Stories {
  folder: string;
  stories: Story[];
}

/**
 * Reads the documents of the guides in one language.
 *
 * @param folder in which they stand
 * @param titleIn gives a title of a workflow in the language
 */
export function readStories(
  folder: string,
  titleIn: Story['titleIn'],
): Stories {
  const files = existsSync(folder) ? filesUnder(folder, '.mdx') : [];
  const stories = files.map((name): Story => {
    const file = path.posix.join(folder, name);
    const text = readFileSync(file, 'utf8');
    return {name: name.slice(0, -'.mdx'.length), file, text, titleIn};
  });
  return {folder, stories};
}
