/** Keys whose values readers read; they are translated. */
const prose = new Set([
  'check',
  'description',
  'fix',
  'longest',
  'note',
  'summary',
  'text',
  'x-displayName',
  'x-sidebar-label',
]);

/** Says what the English text at a place must be in the other language. */
export type Translate = (text: string) => string;

/** What is translated for one operation alone, and the key of its message. */
const ownKey = (text: string, path: readonly string[]): string =>
  path.at(-1) === 'x-sidebar-label'
    ? `${text} (sidebar, ${path[1]?.replace(/^.*\//, '')})`
    : text;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Notes of the sources for writers, which no other language needs. */
const notes = 'x-uncertain';

/**
 * Says where data differ from the expected; what is only in the data besides
 * the expected keys of the top two levels is left alone.
 *
 * @param translate for a document in another language
 */
export function dataProblems(
  shown: unknown,
  expected: unknown,
  translate?: Translate,
  path: string[] = [],
): string[] {
  const at = path.join(' → ');
  if (!isObject(expected)) {
    const isProse =
      prose.has(path.at(-1) ?? '') || path.at(-2) === 'x-enumDescriptions';
    const wanted =
      translate && isProse && typeof expected === 'string'
        ? translate(ownKey(expected, path))
        : expected;
    return shown === wanted
      ? []
      : [
          `${at} is ${JSON.stringify(shown)} instead of ${JSON.stringify(wanted)}`,
        ];
  }
  if (!isObject(shown)) return [`${at} is missing`];
  const isWhole = path.length > 1 || path[0] === 'paths';
  return [
    ...Object.keys(shown)
      .filter((key) => isWhole && !Object.hasOwn(expected, key))
      .map((key) => `${at} has ${key}, which the sources have not`),
    ...Object.entries(expected)
      .filter(([key]) => !(translate && key === notes))
      .flatMap(([key, value]) =>
        dataProblems(shown[key], value, translate, [...path, key]),
      ),
  ];
}
