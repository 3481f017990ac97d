import type {CheerioAPI} from 'cheerio';

/** Code and drawings, which stay English. */
const ignored = new Set(['pre', 'code', 'svg', 'script', 'style']);

/** Blocks that are looked at by themselves. */
const inner = new Set(['ul', 'ol', 'p']);

const prose =
  'article :is(p, li, td, th, h1, h2, h3, h4, figcaption, summary, dt, dd)';

/** A node of the parsed page, as far as its text is concerned. */
interface Node {
  type: string;
  name?: string;
  data?: string;
  children?: Node[];
}

function textOf({type, name = '', data = '', children = []}: Node): string {
  if (type === 'text') return data;
  return ignored.has(name) ? '' : children.map(textOf).join('');
}

/** What the blocks of a page say outside code, each on one line. */
export const proseOf = ($: CheerioAPI): string[] =>
  $(prose)
    .toArray()
    .map(({children}) =>
      (children as Node[])
        .filter(({name = ''}) => !inner.has(name))
        .map(textOf)
        .join('')
        .replace(/\s+/g, ' '),
    );
