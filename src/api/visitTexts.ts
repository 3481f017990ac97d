import get from 'es-toolkit/compat/get';

/** Keys and indexes from the root of a document to a text. */
export type TextPath = readonly (string | number)[];

/** Receives each text and returns its replacement. */
export type TextVisitor = (text: string, path: TextPath) => string;

/** Keys whose value, or each item of it, is text. */
const textKeys = new Set([
  'description',
  'summary',
  'x-displayName',
  'x-sidebar-label',
]);

/** Text keys of extensions. */
const extensions: readonly [extension: string, keys: readonly string[]][] = [
  // OpenAPI.
  ['x-behavior', ['text', 'longest']],
  ['x-by-hand', ['note']],
  ['x-connect-errors', ['check', 'fix']],
  ['x-platform-map', ['name']],
  ['x-home', ['name', 'label']],
  // Services and workflows.
  ['x-guide', ['text', 'needs', 'leaves', 'undo', 'result']],
  // Arazzo.
  ['x-step', ['title', 'expect', 'worked', 'when', 'then', 'destroys']],
];

const dataKeys = new Set([
  'value',
  'default',
  'enum',
  'const',
  'x-related',
  'payload',
  'outputs',
]);

/** Keys of these parents are API names. */
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
  // A workflow's title is its page title. The description's title is a name.
  if (key === 'title' && parent === 'info') return isWorkflow;
  return (
    textKeys.has(key) ||
    extensions.some(([name, keys]) => keys.includes(key) && path.includes(name))
  );
}

const isData = (path: TextPath, key: string): boolean =>
  !nameMaps.has(path.at(-1)) && dataKeys.has(key);

/**
 * Copies an OpenAPI 3.1 or Arazzo document, or a part of it, and replaces all
 * text that readers see: descriptions, summaries, service names, enum meanings,
 * and guide texts. Identifiers, examples, and other data are unchanged.
 *
 * Translations and the linter both use this function. If you add a key with
 * text, add it here.
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

/** Whether a path leads into a draft, whose texts nobody has written. */
export const isInDraft = (document: object, path: TextPath): boolean =>
  path.some((_, index) => get(document, [...path.slice(0, index), 'x-draft']));

/** All texts of a document or part, with their paths. */
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
