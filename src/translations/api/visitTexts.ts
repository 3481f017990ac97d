/** Keys and indexes that lead from the root of a document to a text. */
export type TextPath = readonly (string | number)[];

/** Gets every text of a document and gives what stands in its place. */
export type TextVisitor = (text: string, path: TextPath) => string;

const textKeys = new Set(['description', 'summary', 'x-displayName']);

/** Texts of extensions: what stands under the first has them as the others. */
const extensions: readonly [extension: string, keys: readonly string[]][] = [
  ['x-guide', ['text']],
  ['x-at-a-glance', ['text', 'longest']],
  ['x-by-hand', ['note']],
  ['x-connect-errors', ['check', 'fix']],
  ['x-platform-map', ['name']],
];

/** Data, not prose: it stays as it is in every language. */
const dataKeys = new Set(['value', 'default', 'enum', 'const', 'x-related']);

/** Children with these parents have names of the API as keys. */
const nameMaps = new Set<string | number | undefined>([
  'properties',
  'schemas',
  'examples',
  'paths',
]);

function isText(path: TextPath, key: string): boolean {
  const parent = path.at(-1);
  if (parent === 'x-enumDescriptions') return true;
  if (nameMaps.has(parent)) return false;
  return (
    textKeys.has(key) ||
    extensions.some(([name, keys]) => keys.includes(key) && path.includes(name))
  );
}

const isData = (path: TextPath, key: string): boolean =>
  !nameMaps.has(path.at(-1)) && dataKeys.has(key);

/**
 * A copy of an OpenAPI 3.1 document in which every text that a reader sees is
 * replaced: descriptions, summaries, names of services, meanings of enum
 * values, sections of guides. Identifiers, examples and all other data stay.
 */
export function visitTexts<T>(document: T, visit: TextVisitor): T {
  const walk = (node: unknown, path: TextPath): unknown => {
    if (Array.isArray(node)) {
      return node.map((item, index) => walk(item, [...path, index]));
    }
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]): [string, unknown] => {
        if (isData(path, key)) return [key, value];
        const here = [...path, key];
        if (typeof value === 'string') {
          return [key, isText(path, key) ? visit(value, here) : value];
        }
        return [key, walk(value, here)];
      }),
    );
  };
  return walk(document, []) as T;
}
