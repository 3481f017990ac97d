import type {CheerioAPI} from 'cheerio';

type AnyNode = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number];
type Element = Extract<AnyNode, {name: string; attribs: object}>;

/** Elements that stand in a line of text. */
const inline = new Set(
  'a abbr b br button cite code del dfn em i img input kbd label mark q s samp small span strong sub sup svg time u use var wbr'.split(
    ' ',
  ),
);

/** `Node.TEXT_NODE` of the DOM. */
const textNode = 3;

const hashes: [RegExp, string][] = [
  // Names of bundles, pictures and files of the search.
  [/([./-])[0-9a-f]{8,64}(?=\.\w+(\.map)?$|\.\w+["' ,])/g, '$1hash'],
  [/-[0-9a-f]{32}(?=\.\w+)/g, '-hash'],
];

/** A text without the hashes in the names of files. */
export const withoutHashes = (text: string): string =>
  hashes.reduce((result, [pattern, by]) => result.replace(pattern, by), text);

/** Classes of CSS modules: `name_hash`. */
const withoutSuffixes = (classes: string): string =>
  classes.replace(/(?<=[A-Za-z0-9])_(?!_)[\w-]{4}(?=\s|$)/g, '');

function startTag({name, attribs}: Element): string {
  const attributes = Object.entries(attribs)
    .filter(([key]) => !(key === 'class' && attribs[key] === ''))
    .map(([key, value]) => {
      const text = key === 'class' ? withoutSuffixes(value) : value;
      return ` ${key}="${withoutHashes(text).replaceAll('"', '&quot;')}"`;
    });
  return `<${name}${attributes.join('')}>`;
}

/**
 * The `main` of a page, a line for each block, for people who compare two of
 * them: no hash in it, and no end tags.
 */
export function writeMain($: CheerioAPI): string {
  const lines: string[] = [];
  let line = '';
  const endLine = (): void => {
    if (line.trim() !== '') lines.push(line.trimEnd());
    line = '';
  };
  function write(node: AnyNode, depth: number): void {
    if ('attribs' in node) {
      const isInline = inline.has(node.name);
      if (!isInline) endLine();
      line ||= '  '.repeat(depth);
      line += startTag(node);
      for (const child of node.children) write(child, depth + 1);
      if (isInline) line += `</${node.name}>`;
      else endLine();
    } else if ('data' in node && node.nodeType === textNode) {
      line ||= '  '.repeat(depth);
      line += node.data.replaceAll('\n', '⏎');
    }
  }
  const main = $('main').get(0);
  if (!main) throw new Error('The page has no <main>.');
  write(main, 0);
  endLine();
  return `${lines.join('\n')}\n`;
}
