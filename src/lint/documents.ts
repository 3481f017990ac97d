import {readFileSync} from 'node:fs';
import {filesUnder} from '../files/filesUnder';

/** A document in Markdown or MDX, whole. */
export interface Document {
  file: string;
  text: string;
}

const folders = ['docs', 'blog', 'src/pages', 'src/markdown/texts'];
const generated = /^docs\/api\//;

/** Every document that somebody writes: tutorials, posts, pages, the introduction. */
export const readDocuments = (): Document[] =>
  [
    ...folders.flatMap((folder) =>
      filesUnder(folder, '.mdx', '.md').map((file) => `${folder}/${file}`),
    ),
    'openapi/introduction.md',
  ]
    .filter((file) => !generated.test(file))
    .map((file) => ({file, text: readFileSync(file, 'utf8')}));
