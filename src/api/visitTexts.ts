/** Keys and indexes that lead from the root of a document to a text. */
export type TextPath = readonly (string | number)[];

/** Gets every text of a document and gives what stands in its place. */
export type TextVisitor = (text: string, path: TextPath) => string;

/** Keys whose value, or each item of it, is a text. */
const textKeys = new Set([
  'description',
  'summary',
  'x-displayName',
  'x-sidebar-label',
]);

/** Texts of extensions: what stands under the first has them as the others. */
const extensions: readonly [extension: string, keys: readonly string[]][] = [
  // Of OpenAPI.
  ['x-at-a-glance', ['text', 'longest']],
  ['x-by-hand', ['note']],
  ['x-connect-errors', ['check', 'fix']],
  ['x-platform-map', ['name']],
  ['x-home', ['name', 'label']],
  // Sections of a service, and what the guide of a workflow needs and leaves.
  ['x-guide', ['text', 'needs', 'leaves', 'undo', 'result']],
  // Of Arazzo.
  ['x-step', ['title', 'expect', 'worked', 'when', 'then', 'destroys']],
];

/** Data, not prose: it stays as it is in every language. */
const dataKeys = new Set([
  'value',
  'default',
  'enum',
  'const',
  'x-related',
  'payload',
  'outputs',
]);

/** Children with these parents have names of the API as keys. */
const nameMaps = new Set<string | number | undefined>([
  'x-enumDescriptions',
  'properties',
  'schemas',
  'examples',
  'paths',
]);

function isText(path: TextPath, isWorkflow: boolean): boolean {
  const own = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
  const key = String(own.at(-1));
  const parent = own.at(-2);
  if (parent === 'x-enumDescriptions') return true;
  if (nameMaps.has(parent)) return false;
  // The title of a workflow is that of its page; that of the description is a name.
  if (key === 'title' && parent === 'info') return isWorkflow;
  return (
    textKeys.has(key) ||
    extensions.some(([name, keys]) => keys.includes(key) && path.includes(name))
  );
}

const isData = (path: TextPath, key: string): boolean =>
  !nameMaps.has(path.at(-1)) && dataKeys.has(key);

/**
 * A copy of an OpenAPI 3.1 or Arazzo document, or of a part of one, in which every
 * text that a reader sees is replaced: descriptions, summaries, names of services,
 * meanings of enum values, what guides and their steps say. Identifiers, examples
 * and all other data stay.
 *
 * This is the one walk over texts, and the one list of keys that hold them, for
 * translations and the lint; whoever adds a key that holds a text adds it here.
 */
export function visitTexts<T>(document: T, visit: TextVisitor): T {
  const isWorkflow =
    typeof document === 'object' && document !== null && 'arazzo' in document;
  const walk = (node: unknown, path: TextPath): unknown => {
    if (typeof node === 'string') {
      return isText(path, isWorkflow) ? visit(node, path) : node;
    }
    if (Array.isArray(node)) {
      return node.map((item, index) => walk(item, [...path, index]));
    }
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]): [string, unknown] => [
        key,
        isData(path, key) ? value : walk(value, [...path, key]),
      ]),
    );
  };
  return walk(document, []) as T;
}

/** Every text of a document, or of a part of one, and its place. */
export function findTextsIn(
  document: unknown,
): [text: string, path: TextPath][] {
  const found: [string, TextPath][] = [];
  visitTexts(document, (text, path) => {
    found.push([text, path]);
    return text;
  });
  return found;
}
